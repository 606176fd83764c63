import { DeskSaid, RefusedHere } from "#app/desk/DeskSaid.tsx";
import { postWords } from "#app/desk/offline/desk-queue.ts";
import { NotSent } from "#app/desk/offline/OfflineStrip.tsx";
import { usePostsOf } from "#app/desk/offline/use-desk-state.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { type KeptPhoto, photoFiles } from "#app/jobs/photos/photo.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { DonationForm, type DonationView } from "./DonationForm.tsx";
import type { DeskJob } from "./desk-job.ts";
import { JobForm } from "./JobForm.tsx";
import { words } from "./words.ts";

const INTENTS = ["undonate"];

/** What of a job went to a charity, entered where the job is done (rule 463). */
export function DonationBlock({
  job,
  stamp,
  donated: { donation, slip },
}: {
  job: DeskJob;
  stamp: Stamp;
  donated: DonationView;
}) {
  const waiting = usePostsOf(job.orderNumber).filter(({ kind }) => kind === "donation");
  const isAsked = job.stage === "on-the-way" || job.stage === "done";
  if (!isAsked && !donation) return null;
  return (
    <section className="block" id="donation">
      <h2>{words.donation.heading}</h2>
      {donation && (
        <p>
          <b>{donation.place}</b>
          {donation.words !== "" && <>: {donation.words}</>}
        </p>
      )}
      {slip && <Slip page={jobPath(job.orderNumber)} slip={slip} />}
      {waiting.map((post) => (
        <p key={post.id} className="row">
          {postWords(post)} <NotSent />
        </p>
      ))}
      <DeskSaid did="donation">{words.donation.saved}</DeskSaid>
      <DeskSaid did="undonate">{words.donation.takenBack}</DeskSaid>
      <RefusedHere intents={INTENTS} />
      {waiting.length === 0 && job.stage !== "cancelled" && (
        <details className="done__off" key={JSON.stringify([donation, slip?.name])}>
          <summary>{donation ? words.donation.change : words.donation.enter}</summary>
          <div className="stack stack--sm">
            <DonationForm job={job} requestId={stamp.requestId} donation={donation} />
            {donation && (
              <JobForm stamp={{ ...stamp, seen: JSON.stringify(donation) }}>
                <button
                  className="btn btn--sm btn--danger"
                  type="submit"
                  name="do"
                  value="undonate"
                >
                  {words.donation.takeBack}
                </button>
              </JobForm>
            )}
          </div>
        </details>
      )}
    </section>
  );
}

function Slip({ page, slip }: { page: string; slip: KeptPhoto }) {
  const { large, small } = photoFiles(slip.name);
  return (
    <div className="photos">
      <figure className="photo">
        <a href={`${page}/photos/${large}`}>
          <img
            src={`${page}/photos/${small}`}
            alt={words.donation.slip}
            width={slip.width}
            height={slip.height}
            loading="lazy"
          />
        </a>
      </figure>
    </div>
  );
}
