/** What the owner changes of the accounts (rule 465). */
import { eq } from "drizzle-orm";
import { findAccount, openAccounts } from "#app/jobs/accounts/accounts.server.ts";
import { stopRepeatsOf } from "#app/jobs/repeats/repeats.server.ts";
import type { DeskPost } from "#app/lib/desk-post.ts";
import { changeSeen, stateStamp } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { accounts } from "#db/schema.ts";
import type { Client } from "#db/write-queue.server.ts";
import type { TypedAccount } from "./account-form.ts";

type AccountServices = { client: Client; post: DeskPost; now: () => Date };

/** What an account's form changes, as it is now. @param id null: a new one's, so that no two forms add one */
function accountState(database: Database, id: number | null): unknown {
  return id === null ? openAccounts(database).length : findAccount(database, id);
}

/** The stamp of what an account's form changes. */
export function accountStamp(database: Database, id: number | null): string {
  return stateStamp(accountState(database, id));
}

/**
 * Adds an account or changes one. Jobs that are on it keep what held when they were put on it.
 * @param id null: a new one
 * @throws OutdatedPost where it was changed since
 */
export function saveAccount(
  { id, account }: { id: number | null; account: TypedAccount },
  services: AccountServices,
): Promise<void> {
  return change(id, services, (free, at) => {
    if (id === null)
      free
        .insert(accounts)
        .values({ ...account, addedAt: at })
        .run();
    else free.update(accounts).set(account).where(eq(accounts.id, id)).run();
  });
}

/**
 * Ends an account: no job is put on it any more, and its repeats stop.
 * @throws OutdatedPost where it was changed since
 */
export function endAccount(id: number, services: AccountServices): Promise<void> {
  return change(id, services, (free, at) => {
    free.update(accounts).set({ endedAt: at }).where(eq(accounts.id, id)).run();
    stopRepeatsOf(free, id, at);
  });
}

function change(
  id: number | null,
  { client, post, now }: AccountServices,
  task: (free: Database, at: string) => void,
): Promise<void> {
  const at = now().toISOString();
  return client.write((free) =>
    changeSeen(free, post, at, {
      state: () => accountState(free, id),
      task: () => task(free, at),
    }),
  );
}
