import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { DeskForm, formKey, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { useInView } from "#app/desk/DeskSaid.tsx";
import type { RootWord } from "#app/server/root-requests.server.ts";
import { TextField } from "#app/ui/Field.tsx";
import type { CarePage } from "./care-page.server.ts";
import type { RehearsalView } from "./care-post.server.ts";

type CareProps = { requestId: string; care: CarePage };

const SEE_UNIT = "Log in to it and run: systemctl status junkbuddy-request.path";
const LOOK_AGAIN_MS = 4_000;
const ROOT_WORDS = {
  look: "Looking for a newer version",
  backup: "The backup",
  update: "The update",
  restore: "The restore",
  "restore-without-photos": "The restore",
  "fetch-copy": "Bringing the copy here",
};

/** What became of what the server was asked; the page looks again by itself while it is not over. */
export function RootAnswer({ care: { answer }, of }: { care: CarePage; of: readonly RootWord[] }) {
  const isOpen = answer?.state === "asked" || answer?.state === "running";
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOpen || state !== "idle") return;
    const timer = setTimeout(revalidate, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isOpen, state, revalidate]);
  const isOwn = answer?.word == null || of.includes(answer.word);
  // The news themselves say what came of looking.
  const isShown = isOpen || (isOwn && (answer?.word !== "look" || answer.state === "failed"));
  if (!answer || !isShown) return null;
  const what = answer.word === null ? "" : ROOT_WORDS[answer.word];
  return (
    <section className="block" aria-live="polite">
      <h2>{isOpen ? "On its way" : answer.state === "done" ? "Done" : "It didn't work"}</h2>
      {answer.state === "asked" && (
        <p>
          {answer.isLate
            ? `The server doesn't begin with what you asked. ${SEE_UNIT}`
            : "The server begins within seconds."}
        </p>
      )}
      {answer.state === "running" && (
        <p>
          {what} runs since {answer.when}.
          {answer.word === "update" && " It takes some minutes, and the site keeps answering."}
        </p>
      )}
      {!isOpen && (
        <p>
          {what}, {answer.when}.{" "}
          {answer.word !== "backup" || answer.state === "failed" ? answer.said : ""}
        </p>
      )}
      {isOpen && <p className="small">Load this page again to see what came of it.</p>}
    </section>
  );
}

/** Which version runs, what a newer one has, and the press that installs it. */
export function UpdateSettings({ requestId, care }: CareProps) {
  const { hasRoot, news } = care;
  if (!hasRoot) {
    return (
      <section className="block">
        <h2>Not from here</h2>
        <p>
          {care.isRootToCome
            ? "Run this on the server once more: junkbuddy update. From then on updates are here."
            : "Updates can be installed from here once the site runs on a server that its install script has set up."}
        </p>
        {!care.isRootToCome && (
          <p className="small">
            Here, get the newest version into the project&rsquo;s folder (git pull), and start the
            site again (npm start).
          </p>
        )}
      </section>
    );
  }
  return (
    <>
      <RootAnswer care={care} of={["look", "update"]} />
      <section className="block">
        <h2>{news && news.count > 0 ? "A newer version is there" : "Version"}</h2>
        {news === null && <p>Nobody has looked for a newer version yet.</p>}
        {news && (
          <p>
            Your site runs {news.running}. The newest is {news.newest}, as of {news.when}
            {news.count === 0 ? ": nothing to do." : "."}
          </p>
        )}
        {news && news.count > 0 && (
          <>
            <p>
              <b>What is new</b>
            </p>
            <ul className="rows">
              {news.changes.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
              {news.count > news.changes.length && (
                <li>and {news.count - news.changes.length} more</li>
              )}
            </ul>
            <p className="small">
              The site backs itself up, tries the new version on a copy of your bookings, and
              switches while it keeps answering. If the new version fails, the old one comes back by
              itself, with every booking.
            </p>
          </>
        )}
        <div className="row">
          {news && news.count > 0 && (
            <DeskForm intent="update" requestId={requestId} said="Asked for.">
              <button className="btn btn--sm" type="submit">
                Update now
              </button>
            </DeskForm>
          )}
          <DeskForm intent="find-update" requestId={requestId} said="Asked for.">
            <SubmitButton>Look for a newer version</SubmitButton>
          </DeskForm>
        </div>
      </section>
    </>
  );
}

/** The backups there are: made, downloaded, tried, and put back. */
export function BackupSettings({
  requestId,
  care,
  rehearsal,
  typed,
}: CareProps & { rehearsal: RehearsalView | null; typed: Typed | null }) {
  const { backups, hasRoot } = care;
  return (
    <>
      <RootAnswer care={care} of={["backup", "restore", "restore-without-photos"]} />
      {care.keys.canOpen && <SealedKeys {...{ requestId, typed }} />}
      {rehearsal && <Rehearsed {...{ requestId, care, rehearsal, typed }} />}
      <DeskForm
        intent="backup-now"
        requestId={requestId}
        className="block"
        said={hasRoot ? "Asked for." : "Backed up."}
      >
        <h2>Back up now</h2>
        <p className="small">
          A backup is made each night where the site runs on a server. It holds every booking and
          its photos, as of one moment. A copy on your own computer outlives the server.
        </p>
        <div>
          <SubmitButton>Back up now</SubmitButton>
        </div>
      </DeskForm>
      <section className="block">
        <h2>Backups</h2>
        {backups.length === 0 && <p>There is none yet.</p>}
        <ul className="rows">
          {backups.map(({ name, when, age, size, hasPhotos }) => (
            <li key={name}>
              <span>
                <b>{when}</b>
                <small>
                  {age}, {size}
                  {hasPhotos && " and its photos"}
                </small>
              </span>
              <div className="pricerow">
                <a className="btn btn--sm btn--quiet" href={`/desk/backups/${name}`} download>
                  Download<span className="vh"> the backup of {when}</span>
                </a>
                <DeskForm intent="rehearse" requestId={requestId} of={name}>
                  <input type="hidden" name="backup" value={name} />
                  <input type="hidden" name="id" value={name} />
                  <SubmitButton>
                    Try it<span className="vh">: the backup of {when}</span>
                  </SubmitButton>
                </DeskForm>
              </div>
            </li>
          ))}
        </ul>
        <p className="small">
          Trying a backup restores it beside your bookings and shows what is in it. It changes
          nothing.
        </p>
      </section>
      <KeysInBackups {...{ requestId, care, typed }} />
    </>
  );
}

type KeysProps = { requestId: string; typed: Typed | null };

function PassphraseField({ label, typed, hint }: Pick<KeysProps, "typed"> & Named) {
  return (
    <TextField
      name="passphrase"
      label={label}
      width="field--half"
      type="password"
      autoComplete="off"
      maxLength={200}
      {...(hint !== undefined && { hint })}
      error={typed?.passphraseError}
    />
  );
}

type Named = { label: string; hint?: string };

/** Whether backups have the keys that were pasted on the desk (rule 549). */
function KeysInBackups({ requestId, care: { keys }, typed }: CareProps & KeysProps) {
  if (!keys.hasSecrets && keys.since === null) return null;
  const own = typed?.intent === "seal-keys" ? typed : null;
  return (
    <section className="block">
      <h2>Keys of your services</h2>
      <p>
        {keys.since === null
          ? "Backups don't hold the keys that you pasted on the desk, such as Resend's or Stripe's. On another " +
            "server you paste them again."
          : `Backups hold your keys, sealed with the passphrase that you chose ${keys.since}.`}
      </p>
      {keys.isOutdated && (
        <p>Your keys have been sealed anew since you chose a passphrase. Choose it once more.</p>
      )}
      <p className="small">
        Sealed means that nobody can open them without your passphrase: not who finds a backup, and
        not we. Write it down away from the server. Who forgets it pastes the keys again.
      </p>
      <DeskForm
        intent="seal-keys"
        requestId={requestId}
        className="stack"
        said="From now on each backup holds your keys, sealed."
      >
        <PassphraseField
          label={keys.since === null ? "Passphrase" : "New passphrase"}
          hint="12 characters or more. Four words are easy to keep."
          typed={own}
        />
        <TextField
          name="again"
          label="The same once more"
          width="field--half"
          type="password"
          autoComplete="off"
          maxLength={200}
          error={own?.againError}
        />
        <div>
          <SubmitButton>
            {keys.since === null ? "Put the keys in backups" : "Change the passphrase"}
          </SubmitButton>
        </div>
      </DeskForm>
      {keys.since !== null && (
        <DeskForm
          intent="leave-keys-out"
          requestId={requestId}
          said="New backups don't hold your keys. Those from before still do."
        >
          <button className="btn btn--sm btn--quiet" type="submit">
            Leave the keys out
          </button>
        </DeskForm>
      )}
    </section>
  );
}

/** The keys of a database that came from a backup, and wait for the passphrase (rule 551). */
function SealedKeys({ requestId, typed }: KeysProps) {
  return (
    <DeskForm
      intent="open-keys"
      requestId={requestId}
      className="block"
      said="Your keys count again."
    >
      <h2>Your keys are sealed</h2>
      <p>
        These bookings came from a backup, and the keys of your services are in it. Type the
        passphrase that you chose for backups, and they count again. Or paste each key on its page.
      </p>
      <PassphraseField label="Passphrase" typed={typed?.intent === "open-keys" ? typed : null} />
      <div>
        <SubmitButton>Open the keys</SubmitButton>
      </div>
    </DeskForm>
  );
}

/** What a tried backup has, and the press that puts it in the place of what is there now. */
function Rehearsed({
  requestId,
  care: { hasRoot, backups, toRestore },
  rehearsal: { name, tried, facts, missing, asksPassphrase },
  typed,
}: CareProps & { rehearsal: RehearsalView; typed: Typed | null }) {
  const when = backups.find((backup) => backup.name === name)?.when ?? name;
  const place = useInView<HTMLElement>(tried);
  return (
    <section className="block" ref={place} tabIndex={-1}>
      <h2>The backup of {when} can be restored</h2>
      <ul className="rows">
        {facts.map(({ label, text }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{text}</b>
          </li>
        ))}
      </ul>
      {hasRoot ? (
        <DeskForm intent="restore" requestId={requestId} said="Asked for." className="stack">
          <input type="hidden" name="backup" value={name} />
          <input type="hidden" name="tried" value={tried} />
          {missing > 0 && <input type="hidden" name="without" value="photos" />}
          <p className="small">
            What was booked and changed after it is not in it. The site stops for some seconds. What
            is there now is kept on the server for 30 days. You may have to sign in again.
          </p>
          {asksPassphrase && (
            <PassphraseField
              label="Passphrase of its keys"
              hint="The keys of your services are in it, sealed. Leave this blank to restore without them."
              typed={typed?.intent === "restore" ? typed : null}
            />
          )}
          <div>
            <button className="btn btn--sm btn--danger" type="submit">
              Restore this backup
            </button>
          </div>
        </DeskForm>
      ) : (
        <p className="small">
          To restore it, stop the site and run {toRestore} with this file: {name}
        </p>
      )}
    </section>
  );
}

/** Who tells the owner that something is wrong, and how. */
export function WatchSettings({
  requestId,
  seen,
  typed,
  care: { ping },
  settings: { pingUrl },
  sendsMail,
}: CareProps & {
  seen: { pingUrl: string };
  typed: Typed | null;
  settings: { pingUrl: string | null };
  sendsMail: boolean;
}) {
  return (
    <>
      <section className="block">
        <h2>Emails to you</h2>
        <p>
          {sendsMail
            ? "You get an email when something needs you, at most one a day, and once the site is up after it was down."
            : "No email goes out yet, so the site can't tell you when something needs you."}
        </p>
      </section>
      <DeskForm
        key={formKey(seen.pingUrl, typed)}
        intent="ping"
        requestId={requestId}
        seen={seen.pingUrl}
        className="block"
      >
        <h2>While the site is down</h2>
        <p className="small">
          A site that is down can't tell you so. A service such as healthchecks.io can: make a check
          there for every 5 minutes, and paste its address here. The site asks for it every 5
          minutes while bookings can be saved; when that stops, the service writes to you.
        </p>
        <TextField
          name="pingUrl"
          label="Address of the check"
          hint="It begins with https. Leave it blank for none."
          type="url"
          autoComplete="off"
          defaultValue={typed?.pingUrl ?? pingUrl ?? ""}
        />
        {pingUrl !== null && (
          <p className="small">
            {ping === null
              ? "It is asked within the next minute."
              : `Asked ${ping.when}. ${ping.problem === null ? "It answered." : `It failed: ${ping.problem}.`}`}
          </p>
        )}
        <div>
          <SubmitButton>Save</SubmitButton>
        </div>
      </DeskForm>
    </>
  );
}
