import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { DeskForm, SubmitButton } from "#app/desk/DeskForm.tsx";
import { settingsPath } from "#app/desk/settings/subjects.ts";
import { RootAnswer } from "./CareSettings.tsx";
import type { CarePage } from "./care-page.server.ts";
import type { FoundCopy } from "./care-post.server.ts";

/** How the copy elsewhere stands, the storage that it goes to, and bringing one back (rules 541 to 544). */
export function CopySettings({
  requestId,
  care,
  form,
  found,
}: {
  requestId: string;
  care: CarePage;
  form: ReactNode;
  /** Null: nobody has looked. */
  found: readonly FoundCopy[] | null;
}) {
  return (
    <>
      <RootAnswer care={care} of={["fetch-copy"]} />
      <CopyState care={care} />
      {form}
      {care.copy.isOn && <BringBack {...{ requestId, care, found }} />}
    </>
  );
}

function CopyState({ care: { copy, hasRoot } }: { care: CarePage }) {
  const { isOn, isRunning, isNew, age, problem, place, folder, lacks, toRun } = copy;
  if (!isOn) {
    return (
      <section className="block">
        <h2>No copy goes elsewhere</h2>
        <p>
          If the server is lost, so is every booking made after the backup you last downloaded. With
          a copy elsewhere you lose a few seconds.
        </p>
        <p className="small">
          Make a bucket at Backblaze B2, Cloudflare R2, Wasabi, Amazon S3 or another storage that
          speaks S3, not open to the public, and a key for it. Fill both in below.
        </p>
      </section>
    );
  }
  const where = folder === null ? place : `${place}, in the folder ${folder}`;
  const isWell = isRunning && problem === null && age !== null;
  return (
    <section className="block">
      <h2>
        {isWell
          ? "Every booking is copied"
          : isNew && hasRoot
            ? "It begins now"
            : "Bookings aren't copied"}
      </h2>
      <p>
        {age === null ? "Nothing has been copied yet." : `The copy is ${age} old.`}{" "}
        {problem && `The storage ${problem.says}. ${problem.fix}`}
      </p>
      {!isRunning && <p>{lacks ?? notRunning(hasRoot, isNew, toRun)}</p>}
      <p className="small">
        It goes to {where}. Any moment of the last two weeks can be had back. Photos are not in it:
        they are in your backups.
      </p>
    </section>
  );
}

function notRunning(hasRoot: boolean, isNew: boolean, toRun: string): string {
  if (!hasRoot) return `Keep this command running beside the site: ${toRun}`;
  return isNew
    ? "The server begins within a minute. Load this page again to see it."
    : "The server doesn't copy. Look for a newer version under Update once: that starts it.";
}

function BringBack({
  requestId,
  care: { copy, hasRoot },
  found,
}: {
  requestId: string;
  care: CarePage;
  found: readonly FoundCopy[] | null;
}) {
  return (
    <section className="block">
      <h2>Bring a copy back</h2>
      <p className="small">
        On a new server, fill in the same storage above. A copy that you bring here is put among
        your backups, where you try it before you restore it. It changes nothing until then.
      </p>
      {found && found.length === 0 && <p>There is no copy in this bucket yet.</p>}
      {found && found.length > 0 && (
        <ul className="rows" id="said" tabIndex={-1}>
          {found.map(({ folder, when }) => (
            <li key={folder}>
              <span>
                <b>{when}</b>
                <small>
                  {folder}
                  {folder === copy.folder && ", this server's own"}
                </small>
              </span>
              <DeskForm intent="fetch-copy" requestId={requestId} answers={[]}>
                <input type="hidden" name="folder" value={folder} />
                <SubmitButton>
                  Bring it here<span className="vh">: the copy of {when}</span>
                </SubmitButton>
              </DeskForm>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <DeskForm
          intent="find-copies"
          requestId={requestId}
          className="stack"
          answers={["find-copies", "fetch-copy"]}
          said={hasRoot ? "Asked for." : "It is among your backups now."}
        >
          <div>
            <SubmitButton>Look for copies</SubmitButton>
          </div>
        </DeskForm>
        <Link className="btn btn--sm btn--quiet" to={settingsPath("backups")}>
          Backups
        </Link>
      </div>
    </section>
  );
}
