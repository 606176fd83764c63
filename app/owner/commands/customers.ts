import type { Command } from "commander";
import { customerRows, viewCustomer } from "#app/domain/customer-view.ts";
import { customerSearch } from "#app/domain/customers.ts";
import { NOTE_REFUSALS } from "#app/domain/desk-words.ts";
import { formatMoney } from "#app/domain/money.ts";
import { STAGE_WORDS } from "#app/domain/stage-words.ts";
import {
  type CommandContext,
  findJob,
  readOrderNumber,
  withContext,
} from "#app/owner/command-context.ts";
import { noteCustomer } from "#app/workflows/note-customer.ts";
import { findCustomerNote, saveCustomerNote } from "#db/customer-notes.server.ts";
import { finalTotals, jobsOfCustomer, searchJobs } from "#db/customers.server.ts";
import { OwnerError } from "../explain.ts";
import { type Column, facts, table } from "../terminal.ts";

const MOST_SHOWN = 60;
const COLUMNS: Column[] = [
  { head: "Customer", width: 24 },
  { head: "Phone", width: 18 },
  { head: "Newest", width: 26 },
  { head: "Total", width: 12, align: "right" },
];
const HISTORY: Column[] = [
  { head: "When", width: 26 },
  { head: "Job", width: 28 },
  { head: "Stage", width: 14 },
  { head: "Price", width: 12, align: "right" },
];

type Options = { of?: string; note?: string };

export function addCustomers(program: Command): void {
  program
    .command("customers")
    .description("Finds customers by name, phone or street, or tells one's history")
    .argument("[words...]", "what to look for; left out: the newest")
    .option("--of <order>", "everything about the customer of a job", readOrderNumber)
    .option("--note <words>", 'with --of: what you know of them; "" takes it off')
    .addHelpText(
      "after",
      `
Examples:
  npm run owner -- customers boone
  npm run owner -- customers 713 555 0188
  npm run owner -- customers --of JB-123456
  npm run owner -- customers --of JB-123456 --note "Prefers texts"`,
    )
    .action((words: string[], options: Options) =>
      withContext(async (context) => console.log(await run(words.join(" "), options, context))),
    );
}

async function run(query: string, { of, note }: Options, context: CommandContext): Promise<string> {
  if (of === undefined) {
    if (note === undefined) return list(query, context);
    throw new OwnerError("Say whose note it is: --of with an order number.");
  }
  if (note !== undefined) await keepNote(of, note, context);
  return history(of, context);
}

async function keepNote(order: string, note: string, { database, now }: CommandContext) {
  const person = findJob(database, order);
  const at = now.toISOString();
  const isKept = await noteCustomer(
    { person, note, post: { requestId: null, seen: null } },
    { saveCustomerNote: (noted, post) => saveCustomerNote(database, noted, post, at) },
  );
  if (!isKept) throw new OwnerError(NOTE_REFUSALS["too-long"].problem);
}

function list(query: string, { database }: CommandContext): string {
  const { found, count } = searchJobs(database, customerSearch(query), MOST_SHOWN);
  const ids = found.map(({ id }) => id);
  const newest = new Map(found.map((job) => [job.id, job.orderNumber]));
  const rows = customerRows(found, finalTotals(database, ids));
  if (rows.length === 0) return "Nobody was found.";
  const shown = rows.map(({ id, name, street, phone, jobs, cents }) => [
    name,
    phone,
    `${newest.get(id)}, of ${jobs}\n${street}`,
    formatMoney(cents),
  ]);
  const words = count === 1 ? "1 customer" : `${count} customers`;
  const more = count > rows.length ? `, the newest ${rows.length} of them` : "";
  return `${table(COLUMNS, shown)}\n\n${words}${more}. More of one: customers --of ORDER`;
}

function history(order: string, { database }: CommandContext): string {
  const person = findJob(database, order);
  const jobs = jobsOfCustomer(database, person);
  const known = findCustomerNote(database, person);
  const ids = jobs.map(({ id }) => id);
  const customer = viewCustomer(jobs, finalTotals(database, ids));
  const { name, phone, email, fullAddress, addresses, source } = customer;
  const rows = customer.jobs.map(({ when, words, stage, cents, note }) => [
    when,
    note ? `${words}\nNote: ${note}` : words,
    STAGE_WORDS[stage],
    formatMoney(cents),
  ]);
  const who = facts([
    ["Customer", [name, phone, ...(email === "" ? [] : [email])].join("\n")],
    ["Address", [fullAddress, ...addresses].join("\n")],
    ["Came by", source ?? "unknown"],
    ["In all", formatMoney(customer.cents)],
    ["Note", known === "" ? "none" : known],
  ]);
  return `${who}\n\n${table(HISTORY, rows)}`;
}
