import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CustomersScreen } from "#app/components/desk/CustomersScreen.tsx";
import { customerRows, viewCustomer } from "#app/domain/customer-view.ts";
import { requireDesk } from "#app/http/desk-guard.server.ts";
import { PRIVATE_HEADERS } from "#app/http/private-pages.ts";
import { privateMeta } from "#app/seo/meta.ts";
import { deskSessions } from "#app/services/desk.server.ts";
import { officeCustomers } from "#app/services/office.server.ts";

export { DeskProblem as ErrorBoundary } from "#app/components/desk/DeskProblem.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "Customers");

const MOST_SHOWN = 60;

/** A search, and one customer where the address names a job of theirs. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, deskSessions, "owner");
  const query = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 100);
  const found = officeCustomers.search(query);
  const finals = officeCustomers.finals(found.map(({ id }) => id));
  const rows = customerRows(found, finals);
  return {
    query,
    rows: rows.slice(0, MOST_SHOWN),
    count: rows.length,
    one: params.job === undefined ? null : readCustomer(params.job),
  };
}

/** @throws Response 404 where there is no such job */
function readCustomer(named: string) {
  const job = /^\d{1,9}$/.test(named) ? officeCustomers.find(Number(named)) : undefined;
  if (!job) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  const jobs = officeCustomers.jobsOf(job);
  return viewCustomer(jobs, officeCustomers.finals(jobs.map(({ id }) => id)));
}

export default function Customers() {
  return <CustomersScreen {...useLoaderData<typeof loader>()} />;
}
