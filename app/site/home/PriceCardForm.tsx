import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import type { ChatAnswerChoice } from "#app/chat/chat-answer.ts";
import { MAX_TEXT_CHARACTERS } from "#app/chat/estimate/estimate.ts";
import { LeftOut } from "#app/chat/estimate/LeftOut.tsx";
import { Questions } from "#app/chat/Questions.tsx";
import { type ProductLine, quantityOf } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import type { Estimate } from "./use-estimate.ts";
import "#app/chat/estimate/ask.css";

type PriceCardFormProps = { chips: readonly Product[]; estimate: Estimate };

/** A text field and chips. Without JavaScript both lead to the page of the priced list. */
export function PriceCardForm({ chips, estimate }: PriceCardFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { lines, answer, isReading, read, toggle } = estimate;
  const isChip = (id: string) => chips.some((chip) => chip.id === id);

  // The words that were understood are on the list as items; the others stay in the field, to be
  // changed.
  useEffect(() => {
    if (answer && answer.lines.length > 0 && input.current) input.current.value = "";
  }, [answer]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (text) read(text);
    else input.current?.focus();
  };
  /** A chip disappears when it is tapped: the focus moves to the form. */
  const onTap = (id: string) => {
    toggle(id);
    if (!isChip(id)) input.current?.focus();
  };
  return (
    <Form className="quote-card__form" action="/estimate" onSubmit={onSubmit}>
      <div className="ask">
        <label className="vh" htmlFor="items">
          Your items
        </label>
        <input
          ref={input}
          className="input"
          id="items"
          name="items"
          maxLength={MAX_TEXT_CHARACTERS}
          autoComplete="off"
          enterKeyHint="go"
          placeholder="2 couches and a fridge"
        />
        <button className="btn btn--cobalt" type="submit" aria-busy={isReading || undefined}>
          See price
        </button>
      </div>
      <Answer
        estimate={estimate}
        onAnswer={(choice) => {
          estimate.choose(choice);
          input.current?.focus();
        }}
      />
      <div className="chips">
        {chips.map((chip) => (
          <Chip
            key={chip.id}
            product={chip}
            count={quantityOf(lines, chip.id)}
            onTap={() => onTap(chip.id)}
          />
        ))}
        {lines
          .filter(({ id }) => !isChip(id))
          .map((line) => (
            <Chip key={line.id} product={line} count={line.quantity} onTap={() => onTap(line.id)} />
          ))}
      </div>
    </Form>
  );
}

type ChipProps = { product: Product; count: ProductLine["quantity"]; onTap: () => void };

function Chip({ product: { name }, count, onTap }: ChipProps) {
  return (
    <button
      className="chip"
      type="submit"
      name="items"
      value={name}
      aria-pressed={count > 0}
      onClick={(event) => {
        event.preventDefault();
        onTap();
      }}
    >
      <Icon name={count > 0 ? "check" : "plus"} />
      <span>{count > 1 ? `${count} × ${name}` : name}</span>
    </button>
  );
}

/** Questions about the typed words, and why some of them added nothing. */
function Answer({
  estimate: { answer, isReading },
  onAnswer,
}: {
  estimate: Estimate;
  onAnswer: (choice: ChatAnswerChoice) => void;
}) {
  const read = isReading ? undefined : answer;
  const { lines = [], notes = [], questions = [], refusal = null } = read ?? {};
  const isNothing = read && lines.length + notes.length + questions.length === 0;
  return (
    <div role="status">
      <LeftOut notes={notes} />
      <Questions questions={questions} onAnswer={onAnswer} />
      {(refusal || isNothing) && (
        <p className="small" key={refusal}>
          {refusal ?? (
            <>
              Nothing called that. Try a shorter word, or{" "}
              <PageLink to="/itemized">pick it from the list</PageLink>.
            </>
          )}
        </p>
      )}
    </div>
  );
}
