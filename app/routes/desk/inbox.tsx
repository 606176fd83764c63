import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InboxScreen } from "#app/components/desk/InboxScreen.tsx";
import { saidPath } from "#app/domain/desk-path.ts";
import { houstonTime } from "#app/domain/houston-time.ts";
import { INBOX_GROUPS, jobOfKey, mailOfKey } from "#app/domain/inbox.ts";
import { phoneWords } from "#app/domain/phone-number.ts";
import { now } from "#app/env.server.ts";
import { deskTrouble, readDeskForm } from "#app/http/desk-form.server.ts";
import { requireDesk } from "#app/http/desk-guard.server.ts";
import { deskRate } from "#app/http/site.server.ts";
import { privateMeta } from "#app/seo/meta.ts";
import { deskSessions } from "#app/services/desk.server.ts";
import {
  deskPosts,
  officeCustomers,
  officeInbox,
  officeServices,
  resendServices,
} from "#app/services/office.server.ts";
import { resendEmails } from "#app/workflows/resend-emails.ts";
import { settleTodo } from "#app/workflows/settle-todo.ts";

export { DeskProblem as ErrorBoundary } from "#app/components/desk/DeskProblem.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/components/desk/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Inbox");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, deskSessions, "owner");
  const at = now();
  const shown = new URL(request.url).searchParams.get("show");
  const { todos, beyond } = officeInbox.todos(at);
  const group = INBOX_GROUPS.find((name) => name === shown) ?? null;
  return {
    requestId: randomUUID(),
    at: houstonTime(at.toISOString()),
    group,
    counts: INBOX_GROUPS.map((name) => ({
      name,
      count: todos.filter((todo) => todo.group === name).length + beyond[name],
    })),
    beyond: group === null ? sumOf(beyond) : beyond[group],
    todos: todos.filter((todo) => group === null || todo.group === group),
    all: todos.length + sumOf(beyond),
  };
}

function sumOf(beyond: Record<string, number>): number {
  return Object.values(beyond).reduce((sum, count) => sum + count, 0);
}

export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, deskSessions, "owner");
  const { intent, requestId, text } = await readDeskForm(request, deskRate);
  const key = text("key");
  if (intent === "resend") return resend(request, jobOfKey(key), requestId);
  const mail = mailOfKey(key);
  if (mail !== null && intent === "send-again") {
    if (await deskPosts.record(requestId)) await officeInbox.sendAgain(mail);
  } else if (mail !== null && intent === "arrived") await officeInbox.markArrived(mail);
  else await settleTodo(key, officeServices);
  return done(request, intent);
}

function done(request: Request, intent: string) {
  const { pathname, searchParams } = new URL(request.url);
  const shown = searchParams.get("show");
  const to = shown === null ? pathname : `${pathname}?${new URLSearchParams({ show: shown })}`;
  return redirect(saidPath(to, intent), { status: 303 });
}

/** Once for a post; where the emails are refused, pressing again tries again. */
async function resend(request: Request, id: number | null, requestId: string) {
  const job = id === null ? undefined : officeCustomers.find(id);
  const isWaiting = job && (job.status === "saved" || job.status === "notified");
  const isDone = !isWaiting || !(await deskPosts.record(requestId));
  if (isDone) return done(request, "resend");
  const sent = await resendEmails(job, resendServices);
  if (sent.every(({ result }) => result.ok)) return done(request, "resend");
  const problem = `The emails of ${job.orderNumber} were not accepted.`;
  return deskTrouble({ problem, advice: `Call ${job.name} at ${phoneWords(job)}.` }, 502, {});
}

export default function Inbox() {
  return (
    <InboxScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
