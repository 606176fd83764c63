/** The posts of Remix's forms on the desk: sent at once, or left to wait on the device. */
import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import {
  deskState,
  dropPost,
  keepPost,
  leavePost,
  sawSignal,
  tryPost,
  whileSending,
} from "./desk-app.ts";
import { readPost } from "./desk-queue.ts";
import { words } from "./words.ts";

/** So long the page waits for an answer before it goes on without. */
const PATIENCE_MS = 8_000;

/**
 * Sends a form's post. One that can wait is kept on the device first and dropped when it is answered,
 * so that nothing is lost with the connection; the server knows it by its request id if it comes twice.
 * @returns the server's answer; `left` where the post waits
 */
export async function sendOrKeep<Left>(
  { request, serverAction }: ClientActionFunctionArgs,
  left: (orderNumber: string) => Left,
) {
  const fields = [...(await request.clone().formData())].map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const read = readPost(new URL(request.url), fields);
  const post =
    read &&
    (await keepPost({ ...read, files: [], at: new Date().toISOString() }, !deskState.get().isOff));
  if (!read || !post) return serverAction<unknown>().catch(withoutSignal);
  const mustWait = deskState.get().isOff || isBehindAnother(post.id);
  if (mustWait) tryPost(null);
  const answer = mustWait ? null : await whileSending(() => answered(serverAction<unknown>()));
  if (!answer || isSignIn(answer.value)) {
    tryPost(null);
    leavePost();
    if (answer) throw answer.value;
    return left(read.orderNumber);
  }
  await dropPost(post);
  tryPost(null);
  if (answer.isThrown) throw answer.value;
  return answer.value;
}

function isBehindAnother(id: number): boolean {
  return deskState.get().posts.some((post) => post.id < id && post.refusal === null);
}

type Answer = { value: unknown; isThrown: boolean };

/** The server's answer; null where there was none, or none in time. */
async function answered(asked: Promise<unknown>): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const answer = asked.then(
    (value): Answer => ({ value, isThrown: false }),
    (error): Answer | null => (isAnswer(error) ? { value: error, isThrown: true } : null),
  );
  const first = await Promise.race([answer, late]);
  sawSignal(first !== null);
  return first;
}

/** A redirect, or a page that is not there: the server has looked at the post. */
function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
}

/** Signed out meanwhile: the post waits until this person is back. */
function isSignIn(answer: unknown): boolean {
  return (
    answer instanceof Response && (answer.headers.get("Location") ?? "").startsWith("/desk/sign-in")
  );
}

/** For what cannot wait. */
function withoutSignal(error: unknown) {
  if (error instanceof Response || isRouteErrorResponse(error)) throw error;
  sawSignal(false);
  return { ...words.cannotWait, typed: null, clash: null };
}
