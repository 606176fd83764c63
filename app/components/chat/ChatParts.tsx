/**
 * What the panel and the page without JavaScript show alike. Every button is a step of one form:
 * the page posts it, the panel takes it (see `onStep` in ChatPanel).
 */
import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { FieldError } from "#app/components/Field.tsx";
import { LEAD_QUESTION, POST_OFFER, PRE_OFFER } from "#app/content/chat-words.ts";
import { MAX_UNITS_PER_LINE } from "#app/domain/cart.ts";
import type { ChatMessage, ParsedLine } from "#app/domain/chat.ts";
import { applyDiscount } from "#app/domain/discount.ts";
import { LEAD_ERROR } from "#app/domain/lead-words.ts";
import { formatMoney } from "#app/domain/money.ts";
import { priceCart } from "#app/domain/pricing.ts";
import { type ChatState, errorWords } from "./chat-flow.ts";

/** A step of the chat, as its button's value says it. */
export type ChatStep = "accept" | "decline" | "lead" | "no-lead" | "send" | "add";

export function stepButton(step: ChatStep) {
  return { type: "submit", name: "step", value: step } as const;
}

export function ChatLog({
  state,
  isPending,
  hasLeadError,
  children,
}: {
  state: ChatState;
  isPending: boolean;
  hasLeadError: boolean;
  children: ReactNode;
}) {
  const log = useRef<HTMLDivElement>(null);
  const error = errorWords(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is scrolled into sight
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [state.messages, state.prompt, error, isPending, hasLeadError]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by key
    <div className="chat__log" role="log" aria-live="polite" tabIndex={0} ref={log}>
      {state.messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added
        <Bubble key={at} {...message} />
      ))}
      {error && (
        <p className="bubble bubble--error" role="alert">
          {error}
        </p>
      )}
      {isPending && (
        <div className="bubble typing" role="status" aria-label="Your Junk Buddy is typing">
          <i />
          <i />
          <i />
        </div>
      )}
      {children}
    </div>
  );
}

function Bubble({ role, content }: ChatMessage) {
  return (
    <div className={role === "user" ? "bubble bubble--me" : "bubble"}>
      <span className="vh">{role === "user" ? "You: " : "Junk Buddy: "}</span>
      {content}
    </div>
  );
}

export function Offer({ kind }: { kind: "pre-offer" | "post-offer" }) {
  return (
    <div className="offer">
      <p>{kind === "pre-offer" ? PRE_OFFER : POST_OFFER}</p>
      <div className="row">
        <button {...stepButton("accept")} className="btn btn--sm">
          Yes
        </button>
        <button {...stepButton("decline")} className="btn btn--sm btn--line">
          No
        </button>
      </div>
    </div>
  );
}

export function LeadForm({
  lead,
  hasError,
}: {
  lead: { name: string; phone: string };
  hasError: boolean;
}) {
  const error = hasError ? LEAD_ERROR : undefined;
  const invalid = hasError ? { "aria-invalid": true, "aria-describedby": "lead-error" } : {};
  return (
    <div className="offer lead">
      <p>{LEAD_QUESTION}</p>
      <div className="field">
        <label htmlFor="lead-name">Name</label>
        <input
          className="input"
          id="lead-name"
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={lead.name}
          {...invalid}
        />
      </div>
      <div className={hasError ? "field field--error" : "field"}>
        <label htmlFor="lead-phone">Phone</label>
        <input
          className="input"
          id="lead-phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          placeholder="(###) ###-####"
          defaultValue={lead.phone}
          {...invalid}
        />
        <div role="alert">
          <FieldError name="lead" error={error} />
        </div>
      </div>
      <div className="row">
        <button {...stepButton("lead")} className="btn btn--sm">
          Apply 10% off
        </button>
        <button {...stepButton("no-lead")} className="btn btn--sm btn--line">
          No thanks
        </button>
      </div>
    </div>
  );
}

/** The list before it goes to the cart: which lines, and how many of each. */
export type Picked = ReadonlyMap<string, number>;

/** The lines a visitor has left ticked, with the counts chosen for them. */
export function pickedLines(lines: readonly ParsedLine[], picked: Picked): ParsedLine[] {
  return lines.flatMap((line) => {
    const quantity = picked.get(line.id) ?? line.quantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

export function ParsedList({
  lines,
  selected,
  isDiscountOn,
  isPending,
  isFolded,
  children,
}: {
  lines: readonly ParsedLine[];
  selected: readonly ParsedLine[];
  isDiscountOn: boolean;
  /** The answer under way brings a list of its own. */
  isPending: boolean;
  /** While the lead form shows there is room for one line. */
  isFolded: boolean;
  /** The lines to tick and count. */
  children?: ReactNode;
}) {
  return (
    <div className="parsed">
      <ParsedSummary selected={selected} isDiscountOn={isDiscountOn} />
      {!isFolded && children}
      {!isFolded && (
        <div className="parsed__acts">
          <button
            {...stepButton("add")}
            className="btn btn--sm btn--cobalt"
            disabled={isPending || lines.length === 0 || selected.length === 0}
          >
            Add selected to cart
          </button>
          <Link className="btn btn--sm btn--line" to="/itemized">
            View cart / edit
          </Link>
        </div>
      )}
    </div>
  );
}

function ParsedSummary({
  selected,
  isDiscountOn,
}: {
  selected: readonly ParsedLine[];
  isDiscountOn: boolean;
}) {
  const price = priceCart(
    selected.map((line) => ({ ...line, priceCents: Math.round(line.price * 100) })),
  );
  const { totalCents, discountCents, subtotalCents } = applyDiscount(price.cents, isDiscountOn);
  const lineCount = `${selected.length} ${selected.length === 1 ? "line" : "lines"}`;
  return (
    <p className="parsed__line">
      <span>
        {selected.length === 0
          ? "Nothing on the list yet"
          : `${lineCount}, ${Math.round(price.volume)} pts`}
        {discountCents > 0 && <small> (after 10% off)</small>}
      </span>
      <span>
        {discountCents > 0 && (
          <s>
            <span className="vh">Before the discount: </span>
            {formatMoney(subtotalCents)}
          </s>
        )}{" "}
        <b className="num">{formatMoney(totalCents)}</b>
      </span>
    </p>
  );
}

export function PickableLine({
  line,
  quantity,
  onPick,
}: {
  line: ParsedLine;
  /** 0: not ticked. */
  quantity: number;
  onPick?: (quantity: number) => void;
}) {
  const count = quantity || line.quantity;
  const tick = onPick
    ? { checked: quantity > 0, onChange: () => onPick(quantity > 0 ? 0 : line.quantity) }
    : { defaultChecked: true };
  const number = onPick
    ? {
        value: count,
        onChange: (event: { target: { valueAsNumber: number } }) =>
          onPick(Math.min(MAX_UNITS_PER_LINE, Math.max(1, event.target.valueAsNumber || 1))),
      }
    : { defaultValue: count };
  return (
    <li className="parsed__pick">
      <label>
        <input type="checkbox" name="take" value={line.id} {...tick} />
        <span>{line.name}</span>
      </label>
      <input
        className="parsed__count"
        type="number"
        name={`quantity.${line.id}`}
        min={1}
        max={MAX_UNITS_PER_LINE}
        inputMode="numeric"
        aria-label={`How many: ${line.name}`}
        {...number}
      />
    </li>
  );
}
