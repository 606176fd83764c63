import type { Person } from "#app/domain/customers.ts";
import type { DeskPost } from "#app/domain/desk-post.ts";

/** A write may have to wait for another process. */
type Awaitable<Value> = Value | Promise<Value>;

/** What noting something about a customer needs; `db/customer-notes.server.ts` does it. */
export type CustomerNoteServices = {
  saveCustomerNote: (noted: { person: Person; note: string }, post: DeskPost) => Awaitable<void>;
};
