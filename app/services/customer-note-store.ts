import type { Person } from "#app/domain/customers.ts";

/** A write may have to wait for another process. */
type Awaitable<Value> = Value | Promise<Value>;

/** What noting something about a customer needs; `db/customer-notes.server.ts` does it. */
export type CustomerNoteServices = {
  saveCustomerNote: (
    noted: { person: Person; note: string },
    requestId: string | null,
  ) => Awaitable<void>;
};
