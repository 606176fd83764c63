import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { type Account, TERMS_WORDS } from "#app/jobs/accounts/account.ts";
import { openAccounts } from "#app/jobs/accounts/accounts.server.ts";
import { formatRate } from "#app/prices/tax.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "Accounts");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  return { accounts: openAccounts(connection()) };
}

/** The standing customers, with a page for each (rule 465). */
export default function Accounts() {
  const { accounts } = useLoaderData<typeof loader>();
  return (
    <>
      <DeskTop
        title="Accounts"
        help={
          <>
            For customers who call again and again and pay by invoice. Choose the account when you
            add a job, or on a job's page.
          </>
        }
        back={{ to: "/desk/customers", label: "Customers" }}
      >
        <p>Property managers, offices and builders who call you again and again.</p>
      </DeskTop>
      <div className="wrap desk__narrow desk__task">
        <section className="block" aria-label="Accounts">
          {accounts.length === 0 && <p>None yet.</p>}
          <ul className="rows">
            {accounts.map((account) => (
              <li key={account.id}>
                <span>
                  <b>
                    <bdi>{account.name}</bdi>
                  </b>
                  <small>{termsOf(account)}</small>
                </span>
                <Link className="btn btn--sm btn--line nowrap" to={`/desk/accounts/${account.id}`}>
                  Edit<span className="vh"> {account.name}</span>
                </Link>
              </li>
            ))}
          </ul>
          <DeskSaid did="saved">Saved. Jobs that are on it keep what held before.</DeskSaid>
          <DeskSaid did="added">Added. Choose it for a job on its page, or in Add.</DeskSaid>
          <DeskSaid did="ended">Ended. Its jobs stay as they are.</DeskSaid>
          <div>
            <Link className="btn btn--sm btn--line" to="/desk/accounts/new">
              Add an account
            </Link>
          </div>
        </section>
      </div>
    </>
  );
}

/** "Net 30 · 12.5% off · PO 4471 · ap@bayou.example". */
function termsOf({ terms, rate, poNumber, email, isMonthly }: Account): string {
  return [
    TERMS_WORDS[terms],
    isMonthly && "by the month",
    rate > 0 && `${formatRate(rate)} off`,
    poNumber && `PO ${poNumber}`,
    email,
  ]
    .filter(Boolean)
    .join(" · ");
}
