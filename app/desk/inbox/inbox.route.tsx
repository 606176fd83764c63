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
import { deskServices, recordPost, resendServices } from "#app/desk/desk-services.server.ts";
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
import { InboxScreen } from "./InboxScreen.tsx";
import { markArrived, settleTodo } from "./inbox.server.ts";
import { INBOX_GROUPS, jobOfKey, mailOfKey } from "./inbox.ts";
import { readInbox } from "./inbox-news.server.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Inbox");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const at = now();
  const shown = new URL(request.url).searchParams.get("show");
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
    todos: todos.filter((todo) => group === null || todo.group === group),
    all: count,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const { intent, requestId, text } = await readDeskForm(request, deskRate);
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
  } else await settleTodo(key, deskServices);
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
  const job = id === null ? undefined : findJobById(connection(), id);
  const isWaiting = job && job.confirmedAt === null && job.stage !== "cancelled";
  const isDone = !isWaiting || !(await recordPost(requestId));
  if (isDone) return done(request, "resend");
  const sent = await resendEmails(job, resendServices);
  if (sent.every(({ result }) => result.ok)) return done(request, "resend");
  const problem = `The emails about ${job.orderNumber} weren't accepted.`;
  return refuseDeskForm({ problem, advice: `Call ${job.name} at ${phoneWords(job)}.` }, 502, {});
}

export default function Inbox() {
  return (
    <InboxScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
