import { hrefOf } from "#app/lib/language.ts";
import { phoneHref } from "#app/lib/phone.ts";
import { errorWords } from "./error-words.ts";
import { words } from "./words.ts";

/** The site's error page. It uses no loader data and no context, as either may be what failed. */
export function ErrorPage({ status, phone }: { status: number; phone?: string }) {
  const { heading, lede } = errorWords(status);
  return (
    <div className="section section--sky">
      <div className="wrap">
        <div className="section__head">
          <h1>{heading}</h1>
          <p className="lede">{lede}</p>
        </div>
        <p className="row">
          <a className="btn" href={hrefOf("/selection")}>
            {words.getPrice}
          </a>
          <a className="btn btn--line" href={hrefOf("/")}>
            {words.backHome}
          </a>
          <a className="btn btn--line" href={hrefOf("/booking")}>
            {words.manageBooking}
          </a>
          {phone && (
            <a className="btn btn--line" href={phoneHref(phone)}>
              {words.call} <span translate="no">{phone}</span>
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
