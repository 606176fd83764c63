import type { Person } from "#app/domain/customers.ts";
import type { TrackedJob } from "#app/domain/job.ts";

/** A write may have to wait for another process. */
type Awaitable<Value> = Value | Promise<Value>;

/** What erasing a customer needs; `db/erase.server.ts` says what each verb does. */
export type EraseServices = {
  erase: (
    person: Person,
  ) => Awaitable<
    | { kind: "erased"; orderNumbers: string[]; photos: string[] }
    | { kind: "open"; jobs: TrackedJob[] }
  >;
  discardPhoto: (name: string) => Promise<void>;
  removeEmails: (orderNumbers: readonly string[]) => Promise<void>;
  wipe: () => Promise<void>;
};
