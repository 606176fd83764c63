import type { Donation } from "#app/jobs/donation.ts";
import { type KeptPhoto, photoFiles } from "#app/jobs/photos/photo.ts";

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
    <section className="stack stack--sm">
      <h2>Donated</h2>
      <p>
        Part of what we picked up went to <b>{place}</b>.
      </p>
      {words !== "" && <p>{words}</p>}
      {slip && <DonationSlip page={page} slip={slip} />}
    </section>
  );
}

/** The slip of a donation. @param page whose address its photo is below */
export function DonationSlip({ page, slip }: { page: string; slip: KeptPhoto }) {
  const { large, small } = photoFiles(slip.name);
  return (
    <div className="photos">
      <figure className="photo">
        <a href={`${page}/photos/${large}`}>
          <img
            src={`${page}/photos/${small}`}
            alt="Slip of the donation"
            width={slip.width}
            height={slip.height}
            loading="lazy"
          />
        </a>
      </figure>
    </div>
  );
}
