import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { deskQuotePath } from "#app/jobs/quotes/quote-path.ts";
import { listQuotes } from "#app/jobs/quotes/quotes.server.ts";
import { now } from "#app/server/env.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { viewQuoteRow } from "./quote-view.ts";
import "#app/desk/styles/settings.css";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";

const MOST = 100;

export const meta: MetaFunction = (args) => privateMeta(args, "Quotes");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const at = now();
  return {
    quotes: listQuotes(connection(), MOST).map((quote) => viewQuoteRow(quote, at)),
    most: MOST,
  };
}

/** The quotes that were asked for, the newest first. */
export default function Quotes() {
  const { quotes, most } = useLoaderData<typeof loader>();
  return (
    <>
      <DeskTop
        title="Quotes"
        help={
          <>
            Customers send photos and a few words when they can't make a list. Open one, answer with
            a price, and they book it with one press.
          </>
        }
      >
        <p>Prices that customers asked for with photos</p>
      </DeskTop>
      <div className="wrap stack desk__narrow">
        {quotes.length === 0 ? (
          <p>
            Nobody has asked yet. Customers find it at{" "}
            <Link to="/quote" reloadDocument>
              /quote
            </Link>
            , from the home page and in the chat.
          </p>
        ) : (
          <ul className="menu-list">
            {quotes.map(({ id, name, asked, stateWords }) => (
              <li key={id}>
                <Link to={deskQuotePath(id)}>
                  <bdi>{name}</bdi>
                  <small>{`${stateWords}. ${asked}`}</small>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {quotes.length === most && <p className="small muted">{`The newest ${most}.`}</p>}
      </div>
    </>
  );
}
