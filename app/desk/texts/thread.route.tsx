import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { findThreadText, type ThreadText } from "#app/jobs/texts/thread.server.ts";
import { MOST_SIGNS, plainText } from "#app/messages/texts/plain-text.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { changeServices, textTerms } from "#app/services.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection, write } from "#db/client.server.ts";
import { ThreadScreen } from "./ThreadScreen.tsx";
import { answerThread, readThread } from "./thread-facts.server.ts";
import { answerTerms, viewThread } from "./thread-view.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Texts");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const facts = readThread(connection(), openText(params).phone, textTerms);
  return { requestId: randomUUID(), thread: viewThread(facts, now()), most: MOST_SIGNS };
}

/** Sends an answer, by the rules that hold when it is sent. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const { requestId, text } = await readDeskForm(request, deskRate);
  const { id, phone } = openText(params);
  const typed = text("words");
  const words = plainText(typed);
  const refuse = (problem: string, advice: string) =>
    refuseDeskForm({ problem, advice }, 422, { typed });
  if (words === "") return refuse("Nothing is left to send.", "Write it in plain letters.");
  if (words.length > MOST_SIGNS) {
    return refuse("That is too long for a text.", `Make it at most ${MOST_SIGNS} signs long.`);
  }
  const at = now();
  const why = await write((free) => {
    const facts = readThread(free, phone, textTerms);
    const terms = answerTerms(facts, at);
    if (terms.until) answerThread(free, phone, { requestId, words, at: at.toISOString() });
    return terms.why;
  });
  if (why) return refuse("The answer was not sent.", why);
  changeServices.onMessagesDue();
  return toDesk(saidPath(`/desk/texts/${id}`, "answer"));
}

/** @throws Response 404 where there is no such text */
function openText({ text = "" }: { text?: string }): ThreadText {
  const found = /^\d{1,9}$/.test(text) ? findThreadText(connection(), Number(text)) : undefined;
  if (!found) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  return found;
}

export default function Thread() {
  return (
    <ThreadScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
