import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { DeskTop } from "#app/components/desk/DeskTop.tsx";
import { ReceiptPaper } from "#app/components/ReceiptPaper.tsx";
import { jobPath } from "#app/domain/desk-path.ts";
import { houstonTime } from "#app/domain/houston-time.ts";
import { currentReceipt } from "#app/domain/job-money.ts";
import { printReceipt } from "#app/domain/receipt-words.ts";
import { enterJob } from "#app/http/desk-job.server.ts";
import { PRIVATE_HEADERS } from "#app/http/private-pages.ts";
import { privateMeta } from "#app/seo/meta.ts";
import { jobPages, moneyOf } from "#app/services/desk-day.server.ts";
import "#app/styles/booking.css";

export { DeskProblem as ErrorBoundary } from "#app/components/desk/DeskProblem.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "Receipt");

/** The receipt of a job, as the customer has it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { job } = await enterJob({ request, params }, "owner", jobPages);
  const issued = currentReceipt(moneyOf(job));
  if (!issued) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  const { receipt, number } = issued;
  const printed = printReceipt({ ...receipt, number });
  return { receipt: printed, at: houstonTime(receipt.doneAt), order: job.orderNumber };
}

export default function DeskReceipt() {
  const { receipt, at, order } = useLoaderData<typeof loader>();
  return (
    <>
      <DeskTop title={`Receipt ${receipt.number}`}>
        <p>Finished {at}</p>
      </DeskTop>
      <div className="wrap desk__task">
        <article className="receipt">
          <ReceiptPaper receipt={receipt} />
          <p className="no-print">
            <Link className="btn btn--line" to={jobPath(order)}>
              Back to the job
            </Link>
          </p>
        </article>
      </div>
    </>
  );
}
