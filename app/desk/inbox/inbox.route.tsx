import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { recordPost, resendServices } from "#app/desk/desk-services.server.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { sendAgain } from "#app/jobs/messages/messages.server.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { resendEmails } from "#app/messages/resend-emails.server.ts";
import { env, now } from "#app/server/env.server.ts";
import { changeServices } from "#app/services.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection, write } from "#db/client.server.ts";
import { stateStamp } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { InboxScreen } from "./InboxScreen.tsx";
import { countSettled, markArrived, settleTodos, takeBackSettled } from "./inbox.server.ts";
import { INBOX_GROUPS, isOld, isPressable, jobOfKey, mailOfKey, type Todo } from "./inbox.ts";
import { readInbox } from "./inbox-news.server.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Inbox");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const at = now();
  const asked = new URL(request.url).searchParams;
  const shown = asked.get("show");
  const { todos, beyond, count } = readInbox(connection(), at, env);
  const group = INBOX_GROUPS.find((name) => name === shown) ?? null;
  return {
    requestId: randomUUID(),
    at: houstonTime(at.toISOString()),
    group,
    counts: INBOX_GROUPS.map((name) => ({
      name,
      count: todos.filter((todo) => todo.group === name).length + beyond[name],
    })),
    beyond: group === null ? count - todos.length : beyond[group],
    todos: todos
      .filter((todo) => group === null || todo.group === group)
      .map((todo) => ({ ...todo, pick: pickOf(todo), isOld: isOld(todo, at) })),
    all: count,
    settled: settledAt(asked.get("what") ?? ""),
  };
}

/** What was settled at an instant and can be taken back; null: nothing. */
function settledAt(at: string) {
  const count = at === "" ? 0 : countSettled(connection(), at);
  return count === 0 ? null : { at, count };
}

/** What ticks a matter as it is shown; null for one that a press does not settle. */
function pickOf(todo: Todo): string | null {
  return isPressable(todo) ? `${todo.key} ${stateStamp([todo.title, todo.words])}` : null;
}

export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const { intent, requestId, text, form } = await readDeskForm(request, deskRate);
  const key = text("key");
  if (intent === "resend") return resend(request, jobOfKey(key), requestId);
  const mail = mailOfKey(key);
  const at = now().toISOString();
  if (mail !== null && intent === "send-again") {
    const isSent =
      (await recordPost(requestId)) && (await write((free) => sendAgain(free, mail, at)));
    if (isSent) changeServices.onMessagesDue();
  } else if (mail !== null && intent === "arrived") {
    await write((free) => markArrived(free, mail, at));
  } else if (intent === "several") {
    return settleSeveral(request, requestId, form.getAll("pick"));
  } else if (intent === "undo") {
    await write((free) => takeBackSettled(free, text("settled")));
  } else {
    const settled = await write((free) => settleTodos(free, { requestId, at, keys: () => [key] }));
    return done(request, intent, settled);
  }
  return done(request, intent);
}

/** What has changed since the page was shown, or was dealt with elsewhere, is left as it is (rule 448). */
async function settleSeveral(request: Request, requestId: string, picks: readonly string[]) {
  if (picks.length === 0) {
    const advice = "Tick what you have dealt with, then press again.";
    return refuseDeskForm({ problem: "Nothing is ticked.", advice }, 422, { settled: null });
  }
  const at = now();
  const isStill = (free: Database) => {
    const waiting = new Set(readInbox(free, at, env).todos.map(pickOf));
    return [...new Set(picks)].filter((pick) => waiting.has(pick));
  };
  const own = await write((free) =>
    settleTodos(free, {
      ...{ requestId, at: at.toISOString() },
      keys: () => isStill(free).map((pick) => pick.replace(/ .*/, "")),
    }),
  );
  const settled = settledAt(own);
  const count = settled?.count ?? 0;
  const left = new Set(picks).size - count;
  if (left <= 0) return done(request, "several", own);
  const problem =
    left === 1
      ? "1 thing has changed since this page was shown, so it is not marked."
      : `${left} things have changed since this page was shown, so they are not marked.`;
  const marked =
    count === 1 ? "The other one is marked as done." : `The other ${count} are marked as done.`;
  const advice = `${count === 0 ? "" : `${marked} `}Look at the list as it is now.`;
  return refuseDeskForm({ problem, advice }, 409, { settled });
}

function done(request: Request, intent: string, settled = "") {
  const { pathname, searchParams } = new URL(request.url);
  const shown = searchParams.get("show");
  const to = shown === null ? pathname : `${pathname}?${new URLSearchParams({ show: shown })}`;
  return redirect(saidPath(to, intent, settled), { status: 303 });
}

/** Once for a post; where the emails are refused, pressing again tries again. */
async function resend(request: Request, id: number | null, requestId: string) {
  const job = id === null ? undefined : findJobById(connection(), id);
  const isWaiting = job && job.confirmedAt === null && job.stage !== "cancelled";
  const isDone = !isWaiting || !(await recordPost(requestId));
  if (isDone) return done(request, "resend");
  const sent = await resendEmails(job, resendServices);
  if (sent.every(({ result }) => result.ok)) return done(request, "resend");
  const problem = `The emails about ${job.orderNumber} weren't accepted.`;
  const advice = `Call ${job.name} at ${phoneWords(job)}.`;
  return refuseDeskForm({ problem, advice }, 502, { settled: null });
}

export default function Inbox() {
  return (
    <InboxScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
