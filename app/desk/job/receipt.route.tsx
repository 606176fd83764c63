import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { currentReceipt } from "#app/jobs/money/job-money.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { printReceipt } from "#app/jobs/money/receipt-lines.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { ReceiptPaper } from "#app/money/ReceiptPaper.tsx";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { connection } from "#db/client.server.ts";
import { enterJob } from "./desk-job.server.ts";
import "#app/booking/page/booking.css";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "Receipt");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { job } = await enterJob({ request, params }, "owner");
  const asked = new URL(request.url).searchParams.get("show");
  const money = findMoney(connection(), job.id);
  const issued = asked
    ? money.receipts.find(({ number }) => number === asked)
    : currentReceipt(money);
  if (!issued) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  const { receipt, number, voidedAt, voidReason } = issued;
  const printed = printReceipt({ ...receipt, number });
  return {
    receipt: { ...printed, isPaid: printed.isPaid && voidedAt === null },
    voidReason,
    ...{ at: houstonTime(receipt.doneAt), order: job.orderNumber },
  };
}

/** Without scripts the browser's own menu prints the page. */
function PrintButton() {
  if (!useHasScripts()) return null;
  return (
    <button className="btn btn--cobalt" type="button" onClick={() => print()}>
      <DeskIcon name="printer" />
      Print, or save as PDF
    </button>
  );
}

export default function DeskReceipt() {
  const { receipt, voidReason, at, order } = useLoaderData<typeof loader>();
  return (
    <>
      <DeskTop
        title={`Receipt ${receipt.number}`}
        help={
          <>
            This is what the customer sees. Print it, or save it as a PDF from the print window. A
            corrected price makes a new receipt, and the old one stays here as void.
          </>
        }
      >
        <p>Finished {at}</p>
      </DeskTop>
      <div className="wrap desk__task">
        <article className="receipt">
          {voidReason !== null && (
            <p className="receipt__why">
              <b>This receipt is void:</b> {voidReason}
            </p>
          )}
          <ReceiptPaper receipt={receipt} />
          <p className="row no-print">
            <PrintButton />
            <Link className="btn btn--line" to={jobPath(order)}>
              Back to the job
            </Link>
          </p>
        </article>
      </div>
    </>
  );
}
