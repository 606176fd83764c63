import { phoneHref } from "#app/domain/phone.ts";

export const FAILURE = "Unexpected Application Error!";

/** In the site's look, but leaning on nothing that could have failed. */
export function ErrorPage({ isMissing, phone }: { isMissing: boolean; phone?: string }) {
  return (
    <div className="section section--sky">
      <div className="wrap">
        <div className="section__head">
          <h1>{isMissing ? "That page was hauled away" : FAILURE}</h1>
          <p className="lede">
            {isMissing
              ? "There is nothing at this address. Your cart is still here."
              : "Something on our side broke. Your cart is still here, and a person can help."}
          </p>
        </div>
        <p className="row">
          <a className="btn" href="/selection">
            Get a price
          </a>
          <a className="btn btn--line" href="/">
            Back to Home
          </a>
          {phone && (
            <a className="btn btn--line" href={phoneHref(phone)}>
              Call {phone}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
