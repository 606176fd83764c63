import { PhotoGrid } from "#app/booking/photos/PhotoGrid.tsx";
import type { Donation } from "#app/jobs/donation.ts";
import type { KeptPhoto } from "#app/jobs/photos/photo.ts";

/** What of the job went to a charity, for its customer (rule 463). */
export function Donated({
  donation: { place, words },
  slip,
  page,
}: {
  donation: Donation;
  slip: KeptPhoto | null;
  page: string;
}) {
  return (
    <section>
      <h2>Donated</h2>
      <p>
        Part of it went to {place}. {words}
      </p>
      {slip && <PhotoGrid page={page} photos={[slip]} isNarrow />}
    </section>
  );
}
