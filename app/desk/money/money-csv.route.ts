import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { houstonNow, isRealDate } from "#app/lib/dates.ts";
import { unpaidCells } from "#app/money/aging.ts";
import { ledgerPayments, ledgerReceipts, openBalances } from "#app/money/ledger.server.ts";
import { paymentCells, receiptCells } from "#app/money/ledger.ts";
import { csvOf } from "#app/money/report-figures.server.ts";
import { now } from "#app/server/env.server.ts";
import { csvResponse } from "#app/server/requests/csv-response.server.ts";
import { connection } from "#db/client.server.ts";

/**
 * Receipts or payments of some days, or what is unpaid now, for the accountant:
 * /desk/money/csv?what=receipts&from=…&to=….
 */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const { searchParams } = new URL(request.url);
  const today = houstonNow(now()).date;
  const day = (name: string, missing: string) => {
    const asked = searchParams.get(name) ?? "";
    return isRealDate(asked) ? asked : missing;
  };
  const days = { from: day("from", `${today.slice(0, 4)}-01-01`), to: day("to", today) };
  const what = searchParams.get("what");
  if (what === "unpaid") {
    return csvResponse(csvOf(unpaidCells(openBalances(connection()), today)), `unpaid-${today}`);
  }
  const isReceipts = what !== "payments";
  const cells = isReceipts
    ? receiptCells(ledgerReceipts(connection(), days))
    : paymentCells(ledgerPayments(connection(), days));
  const name = isReceipts ? "receipts" : "payments";
  return csvResponse(csvOf(cells), `${name}-${days.from}-to-${days.to}`);
}
