import { useMemo } from "react";
import type { BookingView } from "#app/booking/booking-view.ts";
import { BackToBooking } from "#app/booking/page/BackToBooking.tsx";
import { CannotChange } from "#app/booking/page/CannotChange.tsx";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import type { ChangeAnswer } from "#app/booking/words/change.ts";
import { words as drafts } from "#app/booking/words/draft-words.ts";
import { draftRefusal } from "#app/booking/words/move.ts";
import type { ItemPage } from "#app/cart/items/use-item-search.ts";
import type { DraftRefusal } from "#app/jobs/item-draft.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { hrefOf } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { countUnits, serializeCart } from "#app/prices/cart.ts";
import type { AdviceLine } from "#app/prices/list-advice.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import type { WindowRoom } from "#app/schedule/window-room.ts";
import { nearSlotWords } from "#app/schedule/words.ts";
import { DraftAdvice, useDraftAdvice } from "./DraftAdvice.tsx";
import { DraftRows } from "./DraftRows.tsx";
import { draftOrder, type ExplainedOrder, isSavable, saveWords } from "./draft-order.ts";
import { FitMeter } from "./FitMeter.tsx";
import { ItemFinder } from "./ItemFinder.tsx";
import { NewTotal } from "./NewTotal.tsx";
import { NoFit, OfferForm } from "./NoFit.tsx";
import { useItemDraft } from "./use-item-draft.ts";
import { words } from "./words.ts";
import "#app/booking/page/booking.css";
import "./edit.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/submitbar.css";
import "#app/ui/styles/task.css";

type ItemsAnswer = ChangeAnswer<{ draft: string }> & { offers?: readonly WindowSlot[] };

type ItemsScreenProps = {
  token: string;
  booking: BookingView;
  booked: ExplainedOrder;
  stamp: Stamp;
  /** The list in the address, as `serializeCart` writes it. */
  draft: string;
  refusal: DraftRefusal | null;
  /** What a change of that list would do to its price. */
  advice: readonly AdviceLine[];
  /** The booking was changed after the customer began with the list. */
  isOutdated: boolean;
  /** The price list and the hits of a search in it. */
  page: ItemPage;
  /** The room of the booking's window; null where nothing limits it. */
  room: WindowRoom | null;
  /** Windows that have room for the list; null where its own window has. */
  offers: readonly WindowSlot[] | null;
  today: string;
  answer: ItemsAnswer | undefined;
};

/**
 * Changes the list of a booked pickup: the new price, and whether it fits the window, before it is
 * saved.
 */
export function ItemsScreen(props: ItemsScreenProps) {
  const { token, booking, answer } = props;
  if (booking.may.items) return <ItemsForm {...props} />;
  return (
    <div className="wrap task">
      <div>
        <ItemsHead token={token} />
        <ChangeAlert answer={answer} />
        <CannotChange booking={booking} token={token} />
      </div>
    </div>
  );
}

function ItemsHead({ token, lede }: { token: string; lede?: string }) {
  return (
    <div className="task__head">
      <BackToBooking token={token} />
      <h1>{words.title}</h1>
      {lede && <p className="lede">{lede}</p>}
    </div>
  );
}

function ItemsForm(props: ItemsScreenProps) {
  const { token, booking, booked, stamp, page, room, today, answer } = props;
  const findProduct = useProducts(page.items);
  const begun = answer ? { draft: answer.typed.draft, refusal: null } : props;
  const list = useItemDraft(begun, booked.items, findProduct);
  const { lines, refusal, rows, isTouched, onSubmit } = list;
  // The refusal belongs to the list that was sent, not to one that was changed since.
  const refused = isTouched ? undefined : answer;
  const draft = serializeCart(lines);
  const order = draftOrder(booked, lines, findProduct, room);
  const advice = useDraftAdvice(props, draft);
  const { date, timeOfDay } = booking;
  const slot = date && nearSlotWords({ date, timeOfDay }, today);
  const units = countUnits(lines);
  return (
    <div className="wrap task">
      <div>
        <ItemsHead token={token} lede={words.lede} />
        <ChangeAlert answer={refused ?? alertOf(refusal, props.isOutdated && !isTouched)}>
          {refused?.offers && <OfferForm offers={refused.offers} stamp={stamp} draft={draft} />}
        </ChangeAlert>
        {order.fit && slot && !order.fit.fits && !refused?.offers && (
          <NoFit slot={slot} units={units}>
            {isTouched || answer || props.offers === null ? (
              <button
                className="btn btn--line"
                type="submit"
                form="draft"
                formAction="#nofit"
                name="windows"
              >
                {words.showFitting}
              </button>
            ) : (
              <OfferForm offers={props.offers} stamp={stamp} draft={draft} />
            )}
          </NoFit>
        )}
        <form
          id="draft"
          method="get"
          action="#list"
          className="form"
          onSubmit={onSubmit}
          autoComplete="off"
        >
          <input type="hidden" name="draft" value={draft} />
          <input type="hidden" name="revision" value={stamp.revision} />
          <ItemFinder page={page} draft={lines} />
          <section id="list" aria-labelledby="list-title">
            <h2 id="list-title" className="edit__title">
              {words.onList(units)}
            </h2>
            <DraftRows
              rows={rows}
              items={order.items}
              booked={booked.items}
              findProduct={findProduct}
            />
            <DraftAdvice advice={advice} />
          </section>
          {units === 0 && (
            <p className="notice">
              {words.empty[0]}
              <a href={hrefOf(bookingPath(token, "cancel"))}>{words.empty[1]}</a>
              {words.empty[2]}
            </p>
          )}
        </form>
        <ChangeForm stamp={stamp} className="form--docked">
          <input type="hidden" name="draft" value={draft} />
          <div className="submitbar submitbar--fit">
            {order.fit && slot && (
              <div className="fit-above">
                <FitMeter fit={order.fit} slot={slot} />
              </div>
            )}
            <button className="btn btn--lg btn--block" type="submit" disabled={!isSavable(order)}>
              {saveWords(order, booked)}
            </button>
            <p className="small muted">
              {order.fit && !order.fit.fits
                ? words.chooseOther
                : booking.email === null
                  ? words.payLater
                  : words.payLaterMailed}
            </p>
          </div>
        </ChangeForm>
      </div>
      <NewTotal order={order} booked={booked} slot={slot} token={token} />
    </div>
  );
}

function useProducts(items: ItemPage["items"]) {
  return useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]));
    return (id: string) => byId.get(id);
  }, [items]);
}

function alertOf(refusal: DraftRefusal | null, isOutdated: boolean) {
  if (refusal) return draftRefusal(refusal);
  return isOutdated ? drafts.outdated : undefined;
}
