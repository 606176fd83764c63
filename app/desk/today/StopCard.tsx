import { Link, useNavigation } from "@remix-run/react";
import { ContactLinks } from "#app/desk/ContactLinks.tsx";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { JobForm } from "#app/desk/job/JobForm.tsx";
import { NotSent } from "#app/desk/offline/OfflineStrip.tsx";
import { usePostsOf } from "#app/desk/offline/use-desk-state.ts";
import { SpeaksSpanish } from "#app/desk/SpeaksSpanish.tsx";
import { TruckDot } from "#app/desk/trucks/TruckDot.tsx";
import { UndoPress, WaitingPress } from "#app/desk/UndoPress.tsx";
import { WayMinutes } from "#app/desk/WayMinutes.tsx";
import { words as shared } from "#app/desk/words/desk-words.ts";
import { STAGE_WORDS } from "#app/jobs/words.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import type { TruckName } from "#app/schedule/trucks/truck.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import type { DayStop, DayView } from "./day-view.ts";
import { words } from "./words.ts";

type StopProps = {
  stop: DayStop;
  requestId: string;
  /** Right after "On my way": a text message to the customer with the words filled in. */
  text: string | null;
  /** Whether the owner may move the stop up and down. */
  mayOrder: { up: boolean; down: boolean } | null;
  /** The trucks that the owner may put it on; empty: only one, or a crew member looks. */
  trucks: readonly TruckName[];
  /** The day that is shown, and the truck whose stops alone are. */
  day: Pick<DayView, "date" | "shown">;
};

/** Where a press on a stop is sent, so that the same day and trucks are shown after it. */
function actionFor({ date, shown }: StopProps["day"]): string {
  return `/desk?index&date=${date}${shown === null ? "" : `&truck=${shown}`}`;
}

/** What a press on the stop did. */
const didWords = (): Record<string, string> => ({
  undo: words.undone,
  mail: shared.mailed,
  up: "Moved one stop up.",
  down: "Moved one stop down.",
  truck: "Put on that truck. It stays there until you move it.",
});

/** One stop of the day: the place, the load, and the buttons for it. */
export function StopCard(props: StopProps) {
  const { stage } = props.stop;
  return stage === "done" || stage === "cancelled" ? (
    <EndedStop {...props} />
  ) : (
    <OpenStop {...props} />
  );
}

/** A stop that is done or cancelled, in two lines. */
function EndedStop({ stop, requestId, day }: StopProps) {
  const { orderNumber, number, name, stage, since, money, cancelledBy, day: ofDays } = stop;
  const isDone = stage === "done";
  const isWaiting = usePostsOf(orderNumber).length > 0;
  return (
    <li className={isDone ? "stop stop--done" : "stop stop--off"} id={orderNumber}>
      <div className="stop__head">
        {number === null ? <span /> : <Tiles text={String(number)} size="sm" />}
        <h3>
          <Link to={jobPath(orderNumber)}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        {money && <span className="stop__total">{formatMoney(money.totalCents)}</span>}
        <div className="stop__mini">
          {ofDays && <span className="flag">{ofDays}</span>}
          {isDone ? (
            <>
              <span className="flag flag--done">
                <Icon name="check" />
                {words.doneAt(since, money?.paidBy ?? null)}
              </span>
              {isWaiting && <NotSent />}
              {!isWaiting && money && money.owedCents > 0 && (
                <span className="flag flag--wait">
                  {words.notPaid(formatMoney(money.owedCents))}
                </span>
              )}
            </>
          ) : (
            <>
              <span className="flag flag--off">
                <Icon name="x" />
                {STAGE_WORDS.cancelled}
              </span>
              <span>{words.canceledBy(cancelledBy, since)}</span>
            </>
          )}
        </div>
      </div>
      <StopUndo stop={stop} requestId={requestId} day={day} />
    </li>
  );
}

function StopUndo({ stop, requestId, day }: Pick<StopProps, "stop" | "requestId" | "day">) {
  const { undo, name, revision, orderNumber } = stop;
  return (
    <>
      {Object.entries(didWords()).map(([did, said]) => (
        <DeskSaid key={did} did={did} of={orderNumber}>
          {said}
        </DeskSaid>
      ))}
      <WaitingPress order={orderNumber} name={name} />
      {undo && (
        <UndoPress
          undo={undo}
          name={name}
          stamp={{ requestId, revision }}
          order={orderNumber}
          action={actionFor(day)}
        />
      )}
    </>
  );
}

function OpenStop({ stop, requestId, text, mayOrder, trucks, day }: StopProps) {
  const { orderNumber, number, name, isNext, money } = stop;
  return (
    <li className={isNext ? "stop stop--next" : "stop"} id={orderNumber}>
      <div className="stop__head">
        <Tiles text={String(number)} size="sm" />
        <div className="stop__name">
          <h3>
            <Link to={jobPath(orderNumber)}>
              <bdi>{name}</bdi>
            </Link>
          </h3>
          {stop.day && <span className="flag">{stop.day}</span>}
          {stop.isInSpanish && <SpeaksSpanish />}
          <StageFlag stop={stop} />
          {stop.truck && day.shown === null && <TruckFlag truck={stop.truck} />}
        </div>
        {money && <span className="stop__total">{formatMoney(money.owedCents)}</span>}
      </div>
      <StopBody stop={stop} />
      {text !== null && (
        <DeskSaid did="way" className="day__text">
          <span>{words.onMyWayTo(<bdi>{name}</bdi>)}</span>
          <a className="btn btn--cobalt" href={text}>
            <DeskIcon name="message-square" />
            <span>{shared.textToo(<bdi>{name}</bdi>)}</span>
          </a>
        </DeskSaid>
      )}
      <StopUndo stop={stop} requestId={requestId} day={day} />
      {mayOrder && <OrderButtons stop={stop} requestId={requestId} may={mayOrder} day={day} />}
      <TruckPresses stop={stop} requestId={requestId} trucks={trucks} day={day} />
      <div className="stop__do">
        <ContactLinks name={name} phone={stop.phone} address={stop.address} />
        <NextStep stop={stop} requestId={requestId} day={day} />
      </div>
    </li>
  );
}

function StopBody({ stop }: { stop: DayStop }) {
  return (
    <div className="stop__body">
      <p>
        {stop.items} <b className="nowrap">{words.points(formatPoints(stop.volume))}</b>
      </p>
      <p>
        {stop.address}
        {stop.isAbout && <small> {words.byZip}</small>}
      </p>
      {stop.notes !== "" && <p className="stop__note">{stop.notes}</p>}
      {stop.deskNote !== "" && (
        <p className="stop__note">
          <b>{words.ourNote}</b> {stop.deskNote}
        </p>
      )}
    </div>
  );
}

/** The stage, with a pending change already applied. */
function StageFlag({
  stop: { orderNumber, stage, isNext, since, isConfirmed },
}: {
  stop: DayStop;
}) {
  const sending = useNavigation().formData;
  const isSending = sending?.get("order") === orderNumber;
  const isWaiting = usePostsOf(orderNumber).length > 0;
  const isWay = stage === "on-the-way" || (isSending && `${sending?.get("do")}`.startsWith("way"));
  return (
    <>
      {isWay && (
        <span className="flag flag--way">
          {STAGE_WORDS[stage]}
          {since && `, ${since}`}
        </span>
      )}
      {isConfirmed && !isWay && <span className="flag flag--done">{shared.confirmed}</span>}
      {!isWay && isNext && <span className="flag flag--next">{words.next}</span>}
      {(isSending || isWaiting) && <NotSent />}
    </>
  );
}

/** The one primary button of the page: that of the next stop. */
export function NextStep({ stop, requestId, day }: Pick<StopProps, "stop" | "requestId" | "day">) {
  const { orderNumber, revision, stage, isNext, name } = stop;
  const { sendsMail } = useBusiness();
  if (stage === "on-the-way") {
    return (
      <Link
        className={isNext ? "btn" : "btn btn--line"}
        to={jobPath(orderNumber, "done")}
        aria-label={words.doneWith(name)}
      >
        <Icon name="check" />
        {STAGE_WORDS.done}
      </Link>
    );
  }
  return (
    <JobForm
      stamp={{ requestId, revision }}
      customer={name}
      className="stack stack--sm"
      action={actionFor(day)}
    >
      <input type="hidden" name="order" value={orderNumber} />
      {stop.texted && <WayMinutes name={name} />}
      <button
        className={isNext ? "btn btn--block" : "btn btn--block btn--line"}
        type="submit"
        name="do"
        value="way"
        aria-label={words.onMyWayLabel(name)}
      >
        <Icon name="truck" />
        {STAGE_WORDS["on-the-way"]}
      </button>
      {isNext && (sendsMail || stop.texted === "sent") && (
        <button
          className="btn btn--sm btn--block btn--line"
          type="submit"
          name="do"
          value="way-now"
          aria-label={words.setOffLabel(stop.texted !== null, name)}
        >
          {words.setOffNow(stop.texted !== null)}
        </button>
      )}
    </JobForm>
  );
}

function TruckFlag({ truck: { name, color } }: { truck: TruckName }) {
  return (
    <span className="flag flag--truck">
      <TruckDot color={color} /> {name}
    </span>
  );
}

/** The owner puts a stop on another truck. */
function TruckPresses({
  stop: { orderNumber, revision, name, truck },
  requestId,
  trucks,
  day,
}: Pick<StopProps, "stop" | "requestId" | "trucks" | "day">) {
  const others = trucks.filter(({ id }) => id !== truck?.id);
  if (others.length === 0) return null;
  return (
    <JobForm stamp={{ requestId, revision }} className="stop__trucks" action={actionFor(day)}>
      <input type="hidden" name="order" value={orderNumber} />
      {others.map((other) => (
        <button
          key={other.id}
          className="btn btn--sm btn--quiet"
          type="submit"
          name="do"
          value={`truck-${other.id}`}
        >
          Put <span className="vh">{name} </span>on <TruckDot color={other.color} /> {other.name}
        </button>
      ))}
    </JobForm>
  );
}

function OrderButtons({
  stop: { orderNumber, revision, name },
  requestId,
  may,
  day,
}: Pick<StopProps, "stop" | "requestId" | "day"> & { may: { up: boolean; down: boolean } }) {
  return (
    <JobForm stamp={{ requestId, revision }} className="stop__order" action={actionFor(day)}>
      <input type="hidden" name="order" value={orderNumber} />
      <button
        className="icon-btn"
        type="submit"
        name="do"
        value="up"
        aria-label={`Move ${name} up one stop`}
        disabled={!may.up}
      >
        <DeskIcon name="arrow-up" />
      </button>
      <button
        className="icon-btn"
        type="submit"
        name="do"
        value="down"
        aria-label={`Move ${name} down one stop`}
        disabled={!may.down}
      >
        <DeskIcon name="arrow-down" />
      </button>
    </JobForm>
  );
}
