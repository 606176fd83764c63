import type { DeskSession } from "#app/domain/desk-person.ts";

type Awaitable<Value> = Value | Promise<Value>;

export type CodeResult =
  | { kind: "right"; crewId: number | null }
  | { kind: "wrong"; triesLeft: number | null }
  | { kind: "spent" };

/** The database functions of the sign-in, documented in `db/desk-codes.server.ts` and `db/desk-sessions.server.ts`. */
export type DeskStore = {
  countAttempt: (
    limits: readonly { key: string; most: number; minutes: number }[],
    at: Date,
  ) => Awaitable<number | null>;
  addCode: (
    code: { codeHash: string; browserHash: string | null; crewId: number | null },
    at: Date,
  ) => Awaitable<void>;
  spendEmailedCode: (
    code: { codeHash: string; browserHash: string },
    at: Date,
  ) => Awaitable<CodeResult>;
  spendPrintedCode: (codeHash: string, at: Date) => Awaitable<CodeResult>;
  addSession: (session: {
    tokenHash: string;
    crewId: number | null;
    device: string;
    at: Date;
  }) => Awaitable<DeskSession>;
};
