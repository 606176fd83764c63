import type { CartLine } from "#app/prices/cart.ts";
import type { ChatMessage } from "./chat.ts";

/** refused: the service rejected the request; bad-answer: the answer does not fit the schema. */
export type ModelFailure = "refused" | "timed-out" | "bad-answer" | "unreachable";

/** A line as the model read it; not sure where something of it is a guess. */
export type ModelLine = CartLine & { sure: boolean };

export type ModelReading =
  | { ok: true; lines: ModelLine[] }
  /** `detail` is for the log: one line, without secrets or the customer's words. */
  | { ok: false; reason: ModelFailure; detail?: string };

/** Reads the list that results from a conversation. Never rejects: every failure is a value. */
export type ReadWithModel = (messages: readonly ChatMessage[]) => Promise<ModelReading>;
