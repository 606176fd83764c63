/** A write may have to wait for another process. */
type Awaitable<Value> = Value | Promise<Value>;

/** What dealing with the inbox needs; `db/inbox.server.ts` does it. */
export type TodoServices = {
  markSeen: (key: string) => Awaitable<void>;
  handleLeads: (ids: readonly number[]) => Awaitable<void>;
};
