/** A write may have to wait for another process. */
type Awaitable<Value> = Value | Promise<Value>;

/** What changing the crew needs; `db/crew.server.ts` does it. */
export type CrewServices = {
  crew: {
    add: (name: string, requestId: string | null) => Awaitable<void>;
    remove: (id: number) => Awaitable<void>;
  };
};
