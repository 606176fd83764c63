import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { TimelineList } from "#app/booking/page/Timeline.tsx";
import type { RefusalWords } from "#app/booking/words/change.ts";
import { AccountBlock, type AccountOfJob } from "#app/desk/accounts/AccountBlock.tsx";
import type { DeskInvoice } from "#app/desk/accounts/InvoiceRows.tsx";
import { ContactLinks } from "#app/desk/ContactLinks.tsx";
import { type Answer, DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { DeskSaid, RefusedHere } from "#app/desk/DeskSaid.tsx";
import { DeskSums } from "#app/desk/DeskSums.tsx";
import { Help } from "#app/desk/Help.tsx";
import { jobWithWaiting, postWords } from "#app/desk/offline/desk-queue.ts";
import { NotSent } from "#app/desk/offline/OfflineStrip.tsx";
import { usePostsOf } from "#app/desk/offline/use-desk-state.ts";
import { TruckBlock, type TrucksOfJob } from "#app/desk/trucks/TruckBlock.tsx";
import { UndoPress, WaitingPress } from "#app/desk/UndoPress.tsx";
import { WayMinutes } from "#app/desk/WayMinutes.tsx";
import { words as shared } from "#app/desk/words/desk-words.ts";
import { MAX_DESK_NOTE_CHARACTERS, noMailYet } from "#app/desk/words/refusals.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { MAX_PHOTOS, type PhotoKind, photoFiles } from "#app/jobs/photos/photo.ts";
import { STAGE_WORDS } from "#app/jobs/words.ts";
import { words as dates } from "#app/lib/date-words.ts";
import { formatDate } from "#app/lib/dates.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import { windowNamed } from "#app/schedule/schedule.ts";
import { slotWords } from "#app/schedule/words.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { ConsentBlock } from "./ConsentBlock.tsx";
import { DaysBlock } from "./DaysBlock.tsx";
import { DonationBlock } from "./DonationBlock.tsx";
import type { DonationView } from "./DonationForm.tsx";
import type { DeskJob, DeskLine } from "./desk-job.ts";
import { EarnedBlock, type EarnedView } from "./EarnedBlock.tsx";
import { JobForm } from "./JobForm.tsx";
import { CardCode, MoneyBlock } from "./MoneyBlock.tsx";
import { PhotoPost } from "./PhotoPost.tsx";
import { words } from "./words.ts";
import "#app/booking/page/booking.css";
import "#app/ui/styles/card.css";
import "#app/ui/styles/form.css";
import "#app/cart/drawer/lines.css";
import "#app/booking/photos/photos.css";
import "#app/desk/styles/day.css";
import "#app/desk/styles/job.css";

type ShownKind = Exclude<PhotoKind, "donation">;

type JobScreenProps = {
  job: DeskJob;
  stamp: Stamp;
  /** Whether photos can be removed: by the owner alone. */
  mayRemove: boolean;
  donated: DonationView;
  photos: readonly { name: string; kind: ShownKind; width: number; height: number }[];
  /** The trucks that may drive to it; null: nothing to choose, or not for this person. */
  trucks: TrucksOfJob | null;
  /** Its invoices, the oldest first; those of an earlier price are void. */
  invoices: readonly DeskInvoice[];
  /** Its account; null: there are none, or not for this person. */
  account: AccountOfJob | null;
  /** What it earned; null: not for this person. */
  earned: EarnedView | null;
  /** The address of the customer's page; null where the person may not open it. */
  page: string | null;
  /** The quote that it was booked from, on the desk; null: from a list, or not for this person. */
  quote: string | null;
  text: { name: string; href: string } | null;
  /** Opens the owner's texting app with the way to pay by card; null: none. */
  payText: string | null;
  /** The same with the way to a price that waits for an answer. */
  priceText: string | null;
  /** Why photos of the last post were refused. */
  photoRefusal: RefusalWords | null;
  answer: (NonNullable<Answer> & { typed?: JobTyped | null }) | undefined;
};

/** The fields of a form that was refused. */
export type JobTyped = {
  /** Which form it is. */
  intent?: string;
  note?: string;
  amount?: string;
  method?: string;
  tip?: string;
  reason?: string;
  /** The payment that was to be voided. */
  payment?: string;
  /** What a cost was for. */
  words?: string;
};

/** One job: its facts, and what can be done with it. */
export function JobScreen(received: JobScreenProps) {
  const posts = usePostsOf(received.job.orderNumber);
  const props = { ...received, job: jobWithWaiting(received.job, posts) };
  const { job, answer, text, photoRefusal } = props;
  const finishing = posts.find(({ kind }) => kind === "done");
  return (
    <div className="has-docked">
      <JobHead job={job} isWaiting={posts.length > 0} />
      <div className="wrap cols">
        <div className="stack">
          <DeskAnswer answer={answer?.typed?.intent && !answer.clash ? undefined : answer} />
          {Object.entries({ ...DID, ...words.did, mail: shared.mailed }).map(([did, said]) => (
            <DeskSaid key={did} did={did}>
              {said}
            </DeskSaid>
          ))}
          {photoRefusal && !answer && (
            <div id="photos-refused" tabIndex={-1}>
              <ChangeAlert answer={photoRefusal} />
            </div>
          )}
          {text && (
            <DeskSaid did="way" className="day__text">
              {words.onMyWay}{" "}
              <a className="btn btn--cobalt" href={text.href}>
                <DeskIcon name="message-square" />
                <span>{shared.textToo(<bdi>{text.name}</bdi>)}</span>
              </a>
            </DeskSaid>
          )}
          <WaitingPress order={job.orderNumber} name={job.name} />
          {job.undo && (
            <section className="block" id="undo" aria-label={words.lastStep}>
              <UndoPress undo={job.undo} name={job.name} stamp={props.stamp} />
            </section>
          )}
          <ContactLinks name={job.name} phone={job.phone} address={job.address} />
          <Changes {...props} />
          <DaysBlock job={job} />
          <ConsentBlock job={job} stamp={props.stamp} text={props.priceText} />
          {props.trucks && <TruckBlock trucks={props.trucks} stamp={props.stamp} />}
          <Contact {...props} />
          <Items job={job} quote={props.quote} />
          {!finishing && (
            <MoneyBlock
              job={job}
              payText={props.payText}
              stamp={props.stamp}
              typed={answer?.typed ?? {}}
            />
          )}
          {props.account && (
            <AccountBlock account={props.account} invoices={props.invoices} stamp={props.stamp} />
          )}
          {props.earned && (
            <EarnedBlock earned={props.earned} stamp={props.stamp} typed={answer?.typed ?? {}} />
          )}
          <Photos {...props} />
          <DonationBlock {...props} />
          <Note {...props} />
          {job.timeline.length > 0 && <History job={job} />}
        </div>
        <JobActs {...props} />
      </div>
    </div>
  );
}

const NOTE = ["note"];

/** What a press of the owner's did that left no place of its own on the page. */
const DID: Record<string, string> = {
  corrected: "The price is corrected. The new total is below.",
  moved: "Moved.",
  day: "The day is added.",
  details: "The details have changed.",
  "items-changed": "The items have changed.",
  cancelled: "Canceled.",
  restore: "Booked again.",
};

const FLAGS = {
  booked: "flag",
  "on-the-way": "flag flag--way",
  done: "flag flag--done",
  cancelled: "flag flag--off",
};

function JobHead({ job, isWaiting }: { job: DeskJob; isWaiting: boolean }) {
  const { name, orderNumber, date, timeOfDay, stage } = job;
  return (
    <header className="top">
      <div className="wrap">
        <div className="stack stack--sm desk__full">
          <Link className="back" to={date ? `/desk?date=${date}#${orderNumber}` : "/desk"}>
            <Icon name="chevron-left" />
            <span>{date ? formatDate(date, "day") : dates.today}</span>
          </Link>
          <div className="row between">
            <div>
              <h1>
                <bdi>{name}</bdi>
              </h1>
              <Help>{words.help}</Help>
            </div>
            <span className="row">
              <span className={FLAGS[stage]}>{STAGE_WORDS[stage]}</span>
              {isWaiting && <NotSent />}
            </span>
          </div>
          <div className="row between">
            <Tiles text={orderNumber} size="sm" />
            <b>{date ? slotWords({ date, timeOfDay }) : words.noDay}</b>
          </div>
        </div>
      </div>
    </header>
  );
}

function Contact({ job, page }: JobScreenProps) {
  const { street, place, phone, email, timeOfDay, waits, putOff, since, stage, source } = job;
  const { notes, customerNote, speaks, confirmed, texts, lostTexts, thread } = job;
  const facts: [string, ReactNode][] = [
    [words.phone, phone],
    [words.language, speaks && <span lang="es">{speaks}</span>],
    ["Email", email],
    ["Mail", putOff],
    [shared.confirmed, confirmed],
    ["Texts", texts],
    [shared.window, timeOfDay ? windowNamed(timeOfDay).hours : words.noWindow],
    ["Waits", waits],
    [STAGE_WORDS[stage], since],
    ["From", source],
    ["Page", page && <a href={page}>Customer&rsquo;s page</a>],
    ["Texted", thread && <Link to={thread}>Read the texts</Link>],
  ];
  return (
    <section className="block">
      <dl className="kv">
        <dt>{words.where}</dt>
        <dd>
          {street}
          <br />
          {place}
        </dd>
        {facts.map(
          ([name, value]) =>
            value && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {lostTexts.map((lost) => (
        <p key={lost} className="stop__note">
          {lost}
        </p>
      ))}
      {notes !== "" && (
        <p className="stop__note">
          <b>{words.fromCustomer}</b> {notes}
        </p>
      )}
      {customerNote !== "" && (
        <p className="stop__note">
          <b>{words.aboutCustomer}</b> {customerNote}
        </p>
      )}
    </section>
  );
}

function Items({
  job: { orderNumber, lines, volume, money, toCollect, isBilled, cardCents, stage, visitOf },
  quote,
}: {
  job: DeskJob;
  quote: string | null;
}) {
  return (
    <section className="block">
      <h2>{words.items(formatPoints(volume))}</h2>
      <ul className="lines lines--desk">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a booking keep their order
          <ItemLine key={at} line={line} />
        ))}
      </ul>
      {visitOf && <Link to={jobPath(visitOf.order)}>{words.main(visitOf.order)}</Link>}
      {quote && <Link to={quote}>Booked from a quote: what was sent and answered</Link>}
      {money && (
        <DeskSums
          {...money}
          tax={money.booked}
          total={stage === "done" || isBilled ? "As booked" : "To collect, as booked"}
        />
      )}
      {!money && toCollect !== null && (
        <div className="sumline sumline--big">
          <span>{isBilled ? words.billed : shared.toCollect}</span>
          <span className="stop__total">{formatMoney(toCollect)}</span>
        </div>
      )}
      {!money && cardCents !== null && <CardCode orderNumber={orderNumber} />}
    </section>
  );
}

function ItemLine({ line: { name, quantity, volume, priceCents, category } }: { line: DeskLine }) {
  return (
    <li>
      <Pictogram name={category ?? "custom"} />
      <span>
        {name}
        {quantity > 1 && <b> × {quantity}</b>}
      </span>
      <span className="pts">{words.points(formatPoints(volume * quantity))}</span>
      {priceCents !== null && <span className="num">{formatMoney(priceCents * quantity)}</span>}
    </li>
  );
}

const UNPHOTO = ["unphoto"];

function Photos({ job, photos, stamp, mayRemove }: JobScreenProps) {
  const own = (kind: PhotoKind) => photos.filter((photo) => photo.kind === kind).length;
  const waiting = usePostsOf(job.orderNumber).filter(({ kind }) => kind === "photo");
  return (
    <section className="block" id="photos">
      <h2>{words.photos}</h2>
      {photos.length > 0 && (
        <div className="photos">
          {photos.map(({ name, kind, width, height }, at) => {
            const { large, small } = photoFiles(name);
            return (
              <figure key={name} className="photo">
                <a href={jobPath(job.orderNumber, `photos/${large}`)}>
                  <img
                    src={jobPath(job.orderNumber, `photos/${small}`)}
                    alt={words.kinds[kind]}
                    width={width}
                    height={height}
                    loading="lazy"
                  />
                </a>
                <figcaption>{words.kinds[kind]}</figcaption>
                {mayRemove && (
                  <details className="desk__void">
                    <summary>
                      Remove<span className="vh"> photo {at + 1}</span>
                    </summary>
                    <JobForm stamp={stamp}>
                      <input type="hidden" name="photo" value={name} />
                      <button
                        className="btn btn--sm btn--danger btn--block"
                        type="submit"
                        name="do"
                        value="unphoto"
                      >
                        Delete for good
                      </button>
                    </JobForm>
                  </details>
                )}
              </figure>
            );
          })}
        </div>
      )}
      {waiting.map((post) => (
        <p key={post.id} className="row">
          {postWords(post)} <NotSent />
        </p>
      ))}
      <DeskSaid did="photos">{words.photosAdded}</DeskSaid>
      <DeskSaid did="unphoto">Removed. The photo and its files are deleted.</DeskSaid>
      <RefusedHere intents={UNPHOTO} />
      {job.stage !== "cancelled" && (
        <div className="half2">
          {(["before", "after"] as const)
            .filter((kind) => own(kind) < MAX_PHOTOS)
            .map((kind) => (
              <PhotoPost key={kind} job={job} kind={kind} stamp={stamp} />
            ))}
        </div>
      )}
    </section>
  );
}

function Note({ job, stamp, answer }: JobScreenProps) {
  return (
    <section className="block">
      <JobForm
        stamp={{ ...stamp, seen: job.deskNote }}
        customer={job.name}
        className="stack stack--sm"
      >
        <div className="field">
          <label htmlFor="note">{words.note}</label>
          <p className="hint" id="note-hint">
            {words.noteHint}
          </p>
          <textarea
            className="input"
            id="note"
            name="note"
            rows={3}
            maxLength={MAX_DESK_NOTE_CHARACTERS}
            aria-describedby="note-hint"
            defaultValue={answer?.typed?.note ?? job.deskNote}
          />
        </div>
        <div>
          <button className="btn btn--sm btn--line" type="submit" name="do" value="note">
            {words.saveNote}
          </button>
        </div>
        <RefusedHere intents={NOTE} />
        <DeskSaid did="note" />
      </JobForm>
    </section>
  );
}

function History({ job: { timeline } }: { job: DeskJob }) {
  return (
    <section className="block">
      <h2>History</h2>
      <TimelineList lines={timeline} />
    </section>
  );
}

/** What the owner changes of a job: on a phone above its facts, within reach without scrolling (rule 429). */
function Changes({ job: { may, orderNumber }, stamp }: JobScreenProps) {
  const links = CHANGES.filter(({ to }) => may[to]);
  if (links.length === 0 && !may.restore) return null;
  return (
    <div className="more4">
      {links.map(({ to, label }) => (
        <Link
          key={to}
          className={to === "cancel" ? "btn btn--sm btn--danger" : "btn btn--sm btn--line"}
          to={jobPath(orderNumber, to)}
        >
          {label}
        </Link>
      ))}
      {may.restore && (
        <JobForm stamp={stamp}>
          <button
            className="btn btn--sm btn--line btn--block"
            type="submit"
            name="do"
            value="restore"
          >
            Book again
          </button>
        </JobForm>
      )}
    </div>
  );
}

const CHANGES = [
  { to: "move", label: "Move" },
  { to: "items", label: "Change items" },
  { to: "edit", label: "Edit details" },
  { to: "cancel", label: "Cancel" },
] as const;

function JobActs({ job, stamp }: JobScreenProps) {
  const { may, orderNumber } = job;
  const { sendsMail } = useBusiness();
  return (
    <aside className="stack stack--sm">
      {(may.way || may.done) && (
        <div className="docked">
          {may.way && (
            <JobForm stamp={stamp} customer={job.name} className="stack stack--sm">
              {job.texted && <WayMinutes name={job.name} />}
              <button className="btn btn--block" type="submit" name="do" value="way">
                <Icon name="truck" />
                {STAGE_WORDS["on-the-way"]}
              </button>
              {(sendsMail || job.texted === "sent") && (
                <button
                  className="btn btn--line btn--block"
                  type="submit"
                  name="do"
                  value="way-now"
                >
                  {words.wayTold[job.texted ? "text" : "email"]}
                </button>
              )}
            </JobForm>
          )}
          {may.done && (
            <Link className={may.way ? "btn btn--cobalt" : "btn"} to={jobPath(orderNumber, "done")}>
              <Icon name="check" />
              {STAGE_WORDS.done}
            </Link>
          )}
        </div>
      )}
      {may.way && (
        <p className="small muted">
          {words.wayHelp} {sendsMail ? words.mailWaits(<bdi>{job.name}</bdi>) : words.undoTime}
        </p>
      )}
      {!sendsMail && <p className="small muted">{noMailYet()}</p>}
    </aside>
  );
}
