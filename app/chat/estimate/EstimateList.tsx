import { Form, useNavigate } from "@remix-run/react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { PlainLines } from "#app/cart/drawer/PlainLines.tsx";
import { useAddLines } from "#app/cart/use-add-lines.ts";
import { Questions } from "#app/chat/Questions.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { type ProductLine, serializeCart } from "#app/prices/cart.ts";
import { applyDiscount, DISCOUNT_LABEL } from "#app/prices/discount.ts";
import { explainTotal, priceCart } from "#app/prices/pricing.ts";
import { TaxNote } from "#app/prices/TaxNote.tsx";
import { TruckFill } from "#app/prices/TruckFill.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import type { EstimateAnswer } from "./estimate.ts";
import { LeftOut } from "./LeftOut.tsx";
import "#app/ui/styles/alert.css";
import "#app/cart/drawer/lines.css";

/**
 * The items that were found in the text, their price and volume, and the button that adds them to
 * the cart.
 */
export function EstimateList({ text, lines, notes, questions, advice, refusal }: EstimateAnswer) {
  if (lines.length + questions.length === 0)
    return <NothingRead text={text} notes={notes} refusal={refusal} />;
  const { volume } = priceCart(lines);
  return (
    <section className="card estimate__card" aria-labelledby="estimate-title">
      <h2 id="estimate-title">Your price</h2>
      <PlainLines lines={lines} />
      {notes.length > 0 && (
        <div role="status">
          <LeftOut notes={notes} />
        </div>
      )}
      {questions.length + advice.length > 0 && (
        <Form action="/estimate" preventScrollReset>
          <input type="hidden" name="items" value={text} />
          <Questions questions={[...questions, ...advice]} />
        </Form>
      )}
      <TruckFill volume={volume} />
      <EstimateTotal lines={lines} />
      <AddAll lines={lines} />
      <p className="small muted">
        Something missing? <PageLink to="/itemized">Pick it from the list</PageLink>.
      </p>
    </section>
  );
}

function EstimateTotal({ lines }: { lines: readonly ProductLine[] }) {
  const price = priceCart(lines);
  const { totalCents, discountCents } = applyDiscount(price.cents, useCart().isDiscountOn);
  return (
    <div className="total">
      <div>
        <b>Total</b>
        <p className="small muted">{explainTotal(price)}</p>
        <TaxNote cents={totalCents} />
      </div>
      <div className="total__sum">
        <div className="price">{formatMoney(totalCents)}</div>
        {discountCents > 0 && <span className="total__note">{DISCOUNT_LABEL}</span>}
      </div>
    </div>
  );
}

function AddAll({ lines }: { lines: readonly ProductLine[] }) {
  const addLines = useAddLines();
  const navigate = useNavigate();
  return (
    <Form
      action="/estimate"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        addLines(lines);
        navigate("/itemized#cart");
      }}
    >
      <input type="hidden" name="lines" value={serializeCart(lines)} />
      <button className="btn btn--block" type="submit">
        Add all to cart
      </button>
    </Form>
  );
}

function NothingRead({ text, notes, refusal }: Pick<EstimateAnswer, "text" | "notes" | "refusal">) {
  return (
    <div className="notice" role="status">
      {refusal ? (
        refusal
      ) : notes.length > 0 ? (
        <LeftOut notes={notes} />
      ) : text ? (
        <>
          Nothing called that. Try a shorter word, or{" "}
          <PageLink to="/itemized">pick it from the list</PageLink>.
        </>
      ) : (
        "List a few things, like 2 couches, a queen mattress and a treadmill."
      )}
    </div>
  );
}
