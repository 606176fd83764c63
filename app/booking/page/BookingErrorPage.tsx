import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { PAGE_DAYS } from "#app/jobs/change-deadline.ts";
import { hrefOf } from "#app/lib/language.ts";
import { ErrorPage } from "#app/ui/ErrorPage.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { words } from "./error-words.ts";

/** The error page for the address of a booking that does not exist or is no longer shown. */
export function BookingErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const said = { 404: words.notFound, 410: words.gone(PAGE_DAYS) }[status];
  if (!said) return <ErrorPage status={status} />;
  return (
    <div className="section section--sky">
      <div className="wrap">
        <div className="section__head">
          <h1>{said.heading}</h1>
          <p className="lede">{said.lede}</p>
        </div>
        <p className="row">
          {status === 404 && (
            <a className="btn" href={hrefOf("/booking")}>
              {words.find}
            </a>
          )}
          <PhoneLink className="btn btn--line" />
        </p>
      </div>
    </div>
  );
}
