import type { TrackedJob } from "#app/domain/job.ts";
import type { MessageExtra, MessageKind } from "#app/domain/messages.ts";

/** A message as its sender needs it. */
export type OwedMessage = {
  id: number;
  jobId: number;
  kind: MessageKind;
  revision: number;
  attempts: number;
  firstTriedAt: string | null;
  extra: MessageExtra | null;
  /** Whether another worker had it and its lease ran out: it was killed, perhaps after sending. */
  isLeaseLost: boolean;
};

type Awaitable<Value> = Value | Promise<Value>;

/** The database functions for sending messages, documented in `db/messages.server.ts`. */
export type MessageStore = {
  findJob: (id: number) => TrackedJob | undefined;
  claimDue: (now: string, leaseUntil: string) => Awaitable<OwedMessage | undefined>;
  settleSent: (message: OwedMessage, at: string) => Awaitable<void>;
  postpone: (message: OwedMessage, dueAt: string, reason: string) => Awaitable<void>;
  giveUp: (
    message: OwedMessage,
    reason: string,
    given: { at: string; isOwnerTold: boolean },
  ) => Awaitable<void>;
};
