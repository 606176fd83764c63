import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { deskServices, eraseServices } from "#app/desk/desk-services.server.ts";
import { forgetAnswers } from "#app/desk/kept-answers.server.ts";
import { noteRefusal } from "#app/desk/words/job-refusals.ts";
import { ERASE_REFUSAL, noteOutdated } from "#app/desk/words/refusals.ts";
import { customerSearch } from "#app/jobs/customers.ts";
import { barredAmong, isBarred, setBarred } from "#app/jobs/do-not-book.server.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import type { Person } from "#app/lib/person.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection, write } from "#db/client.server.ts";
import { stateStamp } from "#db/desk-posts.server.ts";
import { CustomersScreen } from "./CustomersScreen.tsx";
import { findCustomerNote, noteCustomer } from "./customer-notes.server.ts";
import { customerRows, viewCustomer } from "./customer-view.ts";
import { finalTotals, jobsOfCustomer, searchJobs } from "./customers.server.ts";
import { tracesOf } from "./erase.server.ts";
import { eraseCustomer } from "./erase-customer.server.ts";
import { jobsToClose } from "./erasing.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Customers");

const MOST_CUSTOMERS = 60;

/** A search for customers, and one customer if the address names a job. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").slice(0, 100);
  const search = customerSearch(query);
  const { found, count } = searchJobs(connection(), search, MOST_CUSTOMERS);
  const finals = finalTotals(
    connection(),
    found.map(({ id }) => id),
  );
  const phones = [...new Set(found.map(({ phone }) => phone))];
  return {
    requestId: randomUUID(),
    query,
    words: search.map(({ text }) => text),
    rows: customerRows(found, finals, barredAmong(connection(), phones)),
    count,
    one: params.job === undefined ? null : readCustomer(params.job),
    erasing: searchParams.has("erase") && params.job ? readErasing(params.job) : null,
  };
}

/** Changes the note about the customer, bars or admits the customer (rule 400), or erases the customer. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const person = openCustomer(params.job);
  const post = await readDeskForm(request, deskRate);
  if (post.intent === "erase") return erase(person);
  const note = post.form.get("note") ?? "";
  const q = new URL(request.url).searchParams.get("q");
  const path = `/desk/customers/${person.id}${q ? `?${new URLSearchParams({ q })}` : ""}`;
  if (post.intent === "bar" || post.intent === "admit") {
    const bar = post.intent === "bar";
    await write((free) => setBarred(free, person.phone, bar, now().toISOString()));
    return toDesk(saidPath(path, post.intent));
  }
  try {
    const isKept = await noteCustomer({ person, note, post }, deskServices);
    if (isKept) return toDesk(saidPath(path, "note"));
    return refuseDeskForm(noteRefusal({ why: "too-long" }), 422, { note });
  } catch (error) {
    if (!(error instanceof OutdatedPost)) throw error;
    return refuseDeskForm(noteOutdated(findCustomerNote(connection(), person)), 409, { note });
  }
}

/** Not while a pickup is to come: the page says what to do first. */
async function erase(person: Person) {
  const erased = await eraseCustomer(person, eraseServices);
  if (erased.kind !== "erased") return refuseDeskForm(ERASE_REFUSAL, 409, { note: null });
  forgetAnswers();
  return toDesk(saidPath("/desk/customers", "erase"));
}

/** What erasing would take, for the step that asks. */
function readErasing(named: string) {
  const { jobs, leads, quotes } = tracesOf(connection(), openCustomer(named));
  const open = new Set(jobsToClose(jobs));
  return {
    leads,
    quotes,
    jobs: jobs.map((job) => ({
      ...{ id: job.id, orderNumber: job.orderNumber, name: job.name, email: job.email },
      isOpen: open.has(job),
    })),
  };
}

function readCustomer(named: string) {
  const person = openCustomer(named);
  const jobs = jobsOfCustomer(connection(), person);
  const finals = finalTotals(
    connection(),
    jobs.map(({ id }) => id),
  );
  const barred = isBarred(connection(), person.phone);
  return { ...viewCustomer(jobs, finals), ...noteOf(person), isBarred: barred };
}

function noteOf(person: Person) {
  const note = findCustomerNote(connection(), person);
  return { note, noteSeen: stateStamp(note) };
}

/** @throws Response 404 where there is no such job */
function openCustomer(named = "") {
  const job = /^\d{1,9}$/.test(named) ? findJobById(connection(), Number(named)) : undefined;
  if (job) return job;
  throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
}

export default function Customers() {
  return (
    <CustomersScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
