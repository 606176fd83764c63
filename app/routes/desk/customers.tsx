import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CustomersScreen } from "#app/components/desk/CustomersScreen.tsx";
import { customerRows, viewCustomer } from "#app/domain/customer-view.ts";
import type { Person } from "#app/domain/customers.ts";
import { saidPath } from "#app/domain/desk-path.ts";
import { OutdatedPost } from "#app/domain/desk-post.ts";
import { ERASE_REFUSAL, NOTE_REFUSALS, noteOutdated } from "#app/domain/desk-words.ts";
import { jobsToClose } from "#app/domain/erasing.ts";
import { deskTrouble, readDeskForm } from "#app/http/desk-form.server.ts";
import { requireDesk } from "#app/http/desk-guard.server.ts";
import { toDesk } from "#app/http/desk-post.server.ts";
import { PRIVATE_HEADERS } from "#app/http/private-pages.ts";
import { deskRate } from "#app/http/site.server.ts";
import { privateMeta } from "#app/seo/meta.ts";
import { deskSessions } from "#app/services/desk.server.ts";
import {
  eraseServices,
  officeCustomers,
  officeServices,
  stampOf,
  tracesOfCustomer,
} from "#app/services/office.server.ts";
import { eraseCustomer } from "#app/workflows/erase-customer.ts";
import { noteCustomer } from "#app/workflows/note-customer.ts";

export { DeskProblem as ErrorBoundary } from "#app/components/desk/DeskProblem.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/components/desk/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Customers");

/** A search for customers, and one customer if the address names a job. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, deskSessions, "owner");
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").slice(0, 100);
  const { found, count } = officeCustomers.search(query);
  const finals = officeCustomers.finals(found.map(({ id }) => id));
  return {
    requestId: randomUUID(),
    query,
    rows: customerRows(found, finals),
    count,
    one: params.job === undefined ? null : readCustomer(params.job),
    erasing: searchParams.has("erase") && params.job ? readErasing(params.job) : null,
  };
}

/** Changes the note about the customer, or erases the customer. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireDesk(request, deskSessions, "owner");
  const person = openCustomer(params.job);
  const post = await readDeskForm(request, deskRate);
  if (post.intent === "erase") return erase(person);
  const note = post.form.get("note") ?? "";
  const q = new URL(request.url).searchParams.get("q");
  const query = q ? `?${new URLSearchParams({ q })}` : "";
  try {
    const isKept = await noteCustomer({ person, note, post }, officeServices);
    if (isKept) return toDesk(saidPath(`/desk/customers/${person.id}${query}`, "note"));
    return deskTrouble(NOTE_REFUSALS["too-long"], 422, { note });
  } catch (error) {
    if (!(error instanceof OutdatedPost)) throw error;
    return deskTrouble(noteOutdated(officeCustomers.note(person)), 409, { note });
  }
}

/** Not while a pickup is to come: the page says what to do first. */
async function erase(person: Person) {
  const erased = await eraseCustomer(person, eraseServices);
  if (erased.kind === "erased") return toDesk(saidPath("/desk/customers", "erase"));
  return deskTrouble(ERASE_REFUSAL, 409, { note: null });
}

/** What erasing would take, for the step that asks. */
function readErasing(named: string) {
  const { jobs, leads } = tracesOfCustomer(openCustomer(named));
  const open = new Set(jobsToClose(jobs));
  return {
    leads,
    jobs: jobs.map((job) => ({
      ...{ id: job.id, orderNumber: job.orderNumber, name: job.name, email: job.email },
      isOpen: open.has(job),
    })),
  };
}

function readCustomer(named: string) {
  const person = openCustomer(named);
  const jobs = officeCustomers.jobsOf(person);
  const finals = officeCustomers.finals(jobs.map(({ id }) => id));
  return { ...viewCustomer(jobs, finals), ...noteOf(person) };
}

function noteOf(person: Person) {
  const note = officeCustomers.note(person);
  return { note, noteSeen: stampOf(note) };
}

/** @throws Response 404 where there is no such job */
function openCustomer(named = "") {
  const job = /^\d{1,9}$/.test(named) ? officeCustomers.find(Number(named)) : undefined;
  if (job) return job;
  throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
}

export default function Customers() {
  return (
    <CustomersScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
