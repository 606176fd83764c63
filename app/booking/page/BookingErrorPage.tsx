import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { PAGE_DAYS } from "#app/jobs/change-deadline.ts";
import { ErrorPage } from "#app/ui/ErrorPage.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";

const WORDS: Record<number, { heading: string; lede: string }> = {
  404: {
    heading: "We can't find that booking",
    lede: "The link may be cut off or mistyped. Find your booking by its order number, or call us.",
  },
  410: {
    heading: "This booking's page is closed",
    lede: `A booking's page stays for ${PAGE_DAYS} days after the pickup. Call us about anything older.`,
  },
};

/** The error page for the address of a booking that does not exist or is no longer shown. */
export function BookingErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = WORDS[status];
  if (!words) return <ErrorPage status={status} />;
  return (
    <div className="section section--sky">
      <div className="wrap">
        <div className="section__head">
          <h1>{words.heading}</h1>
          <p className="lede">{words.lede}</p>
        </div>
        <p className="row">
          {status === 404 && (
            <a className="btn" href="/booking">
              Find your booking
            </a>
          )}
          <PhoneLink className="btn btn--line" />
        </p>
      </div>
    </div>
  );
}
