import { PhotoGrid } from "#app/booking/photos/PhotoGrid.tsx";
import type { Donation } from "#app/jobs/donation.ts";
import type { KeptPhoto } from "#app/jobs/photos/photo.ts";
import { words } from "./words.ts";

/** What of the job went to a charity, for its customer (rule 463). */
export function Donated({
  donation: { place, words: what },
  slip,
  page,
}: {
  donation: Donation;
  slip: KeptPhoto | null;
  page: string;
}) {
  return (
    <section>
      <h2>{words.donated}</h2>
      <p>{words.wentTo(place, what)}</p>
      {slip && <PhotoGrid page={page} photos={[slip]} isNarrow />}
    </section>
  );
}
