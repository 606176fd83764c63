/**
 * What the desk in a browser knows of its signal and of the changes that wait, and the sending of them:
 * one after the other, each until the server has answered it, while the app is open.
 */
import type { Clash } from "#app/desk/job/clash.ts";
import {
  type NewPost,
  nextPost,
  outcomeOf,
  QUEUE_HEADER,
  retryWait,
  sentAgain,
  takenBack,
  type WaitingPost,
} from "./desk-queue.ts";
import { ownPages, wipePages } from "./kept-pages.ts";
import { addPost, readPosts, removePost, removePosts, replacePost } from "./queue-store.ts";
import { words } from "./words.ts";
import type { WorkerMessage } from "./worker.ts";

export type DeskState = {
  /** Everything of this person's that was not taken yet, the first one first. */
  posts: readonly WaitingPost[];
  /** The one of them that a form is sending just now. */
  trying: number | null;
  /** The last request did not reach the server. */
  isOff: boolean;
};

const START: DeskState = { posts: [], trying: null, isOff: false };
const SIGN_IN = "/desk/sign-in";
/** A photo takes its time on one bar; a connection that has died silently is given up after this. */
const LONGEST_SEND_MS = 60_000;

let state = START;
let person: string | null = null;
let failed = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const deskState = {
  get: () => state,
  /** On the server and before the scripts run. */
  getStart: () => START,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function change(part: Partial<DeskState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

export function sawSignal(isThere: boolean): void {
  if (state.isOff === isThere) change({ isOff: !isThere });
}

/**
 * Takes up the work for whoever is signed in.
 * @param reload loads the page's data: the server has taken something, or what is kept is newer
 * @returns what stops it
 */
export function startDesk(key: string, reload: () => void): () => void {
  person = key;
  const stop = new AbortController();
  const { signal } = stop;
  const send = () => void sendAll(reload);
  const look = () => void refresh().then(send);
  addEventListener("online", send, { signal });
  addEventListener("offline", () => sawSignal(false), { signal });
  addEventListener("focus", look, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  document.addEventListener(LEFT, send, { signal });
  const worker = navigator.serviceWorker;
  worker?.addEventListener(
    "message",
    ({ data }: MessageEvent<WorkerMessage>) => {
      sawSignal(!data.isKept);
      if (data.isKept && data.isReply) reload();
    },
    { signal },
  );
  // On the development server there is none.
  if (import.meta.env.PROD) void startWorker(worker);
  void ownPages(key).then(look, look);
  if (!navigator.onLine) sawSignal(false);
  return () => {
    stop.abort();
    clearTimeout(timer);
    person = null;
    change(START);
  };
}

async function startWorker(worker: ServiceWorkerContainer | undefined): Promise<void> {
  try {
    await worker?.register("/desk/sw.js", { scope: "/desk" });
    // Asks whether this very page was shown from what is kept.
    worker?.controller?.postMessage("signal");
  } catch {
    // A browser that takes no worker, or no signal: the desk works without what it keeps.
  }
}

async function refresh(): Promise<void> {
  if (person !== null) change({ posts: await readPosts(person).catch(() => []) });
}

/** Told when a post was left to wait. */
const LEFT = "desk-post-left";

/**
 * Keeps a post on the device before it is sent.
 * @param isTried a form sends it just now: its page stays as it is
 * @returns null where the device keeps nothing, or nobody is signed in
 */
export async function keepPost(
  post: Omit<NewPost, "person">,
  isTried: boolean,
): Promise<WaitingPost | null> {
  if (person === null) return null;
  try {
    askToPersist();
    const kept = await addPost({ ...post, person });
    if (isTried) tryPost(kept.id);
    await refresh();
    return kept;
  } catch {
    return null;
  }
}

let isAsked = false;

/** Else a device that runs out of room may throw away what was not sent yet. */
function askToPersist(): void {
  if (!isAsked) void navigator.storage?.persist?.().catch(() => {});
  isAsked = true;
}

/** @param id of the post that a form sends just now; null: none any more */
export function tryPost(id: number | null): void {
  change({ trying: id });
}

/** The server has answered it, or the person has put it away. */
export async function dropPost({ id }: WaitingPost): Promise<void> {
  await removePost(id);
  await refresh();
}

/**
 * Takes a press back that waits: it is not sent any more. It may have arrived without an answer, so that the
 * server is told too.
 */
export async function takeBack(press: WaitingPost): Promise<void> {
  const at = new Date().toISOString();
  await addPost(takenBack(press, { requestId: crypto.randomUUID(), at }));
  await dropPost(press);
  leavePost();
}

/** Sends a refused post again, as a change of the job as the server has it now. */
export async function sendAgain(post: WaitingPost, clash: Clash): Promise<void> {
  await replacePost(sentAgain(post, clash));
  await refresh();
  leavePost();
}

/** Leaves a post to the queue, which tries at once. */
export function leavePost(): void {
  document.dispatchEvent(new Event(LEFT));
}

/** Forgets this person on this device: pages and posts. */
export async function leaveDesk(): Promise<void> {
  if (person !== null) await removePosts(person).catch(() => {});
  await wipePages();
  change({ posts: [] });
}

/** One sender at a time, whatever is open: two would mix up the order. */
export async function whileSending<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request("desk-queue", work) : work();
}

async function sendAll(reload: () => void): Promise<void> {
  clearTimeout(timer);
  if (!nextPost(state.posts)) return;
  const { sent, outcome } = await whileSending(sendInOrder);
  if (sent > 0) reload();
  if (outcome === "sign-in") {
    await wipePages();
    location.assign(SIGN_IN);
  } else if (outcome === "later") {
    timer = setTimeout(() => void sendAll(reload), retryWait(failed));
    failed += 1;
  } else {
    failed = 0;
  }
}

async function sendInOrder() {
  for (let sent = 0; ; ) {
    await refresh();
    const post = nextPost(state.posts);
    if (!post) return { sent, outcome: "sent" as const };
    const outcome = await sendOne(post);
    if (outcome === "sign-in" || outcome === "later") return { sent, outcome };
    sent += 1;
    failed = 0;
  }
}

/** Sends a post; what the server does not take stays, with the server's words. */
async function sendOne(post: WaitingPost) {
  const answer = await fetch(post.action, {
    method: "POST",
    headers: { [QUEUE_HEADER]: post.at },
    body: bodyOf(post),
    redirect: "manual",
    signal: AbortSignal.timeout(LONGEST_SEND_MS),
  }).catch(() => null);
  sawSignal(answer !== null);
  const isRedirect = answer?.type === "opaqueredirect";
  const outcome = outcomeOf({ status: answer?.status ?? 0, isRedirect }, post.faults);
  if (outcome === "sent") await removePost(post.id);
  if (outcome === "refusal") await replacePost({ ...post, refusal: await wordsOf(answer) });
  if (outcome === "later" && answer?.status === 500) {
    await replacePost({ ...post, faults: post.faults + 1 });
  }
  await refresh();
  return outcome;
}

function bodyOf({ kind, fields, files }: WaitingPost): URLSearchParams | FormData {
  if (kind !== "photo" && kind !== "trip" && kind !== "donation")
    return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const file of files) form.append("photos", file);
  return form;
}

async function wordsOf(answer: Response | null) {
  const said = await answer?.json().catch(() => null);
  return typeof said?.problem === "string" ? said : words.refused;
}
