import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RefusalWords } from "#app/booking/words/change.ts";
import { type DeskForm, readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { deskServices } from "#app/desk/desk-services.server.ts";
import { RepeatsOfAccount } from "#app/desk/repeats/RepeatsOfAccount.tsx";
import { formOutdated } from "#app/desk/words/refusals.ts";
import type { Account } from "#app/jobs/accounts/account.ts";
import { findOpenAccount } from "#app/jobs/accounts/accounts.server.ts";
import { invoicesOfAccount } from "#app/jobs/accounts/invoices.server.ts";
import { repeatPath, rhythmWords } from "#app/jobs/repeats/repeat.ts";
import { repeatsOfAccount } from "#app/jobs/repeats/repeats.server.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import { windowWord } from "#app/schedule/schedule.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { sendsMail } from "#app/services.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { AccountForm } from "./AccountForm.tsx";
import { accountFields, fieldsOf, readAccount } from "./account-form.ts";
import { accountStamp, endAccount, saveAccount } from "./change-accounts.server.ts";
import { viewInvoice } from "./desk-invoices.server.ts";
import type { DeskInvoice } from "./InvoiceRows.tsx";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Account");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const account = enterAccount(params.account);
  return {
    requestId: randomUUID(),
    seen: accountStamp(connection(), account?.id ?? null),
    name: account?.name ?? null,
    fields: fieldsOf(account),
    repeats: account && {
      repeats: repeatsOfAccount(connection(), account.id).map((repeat) => ({
        to: repeatPath(account.id, repeat.id),
        words: `${rhythmWords(repeat)}, ${windowWord(repeat.timeOfDay)}`,
        who: `${repeat.name}, ${repeat.street}, ${repeat.city}`,
      })),
      setUp: repeatPath(account.id, "new"),
    },
    invoices: account ? listInvoices(account) : [],
  };
}

function listInvoices({ id }: Account): DeskInvoice[] {
  const shown = { now: now(), leaves: sendsMail() };
  return invoicesOfAccount(connection(), id).map((one) => viewInvoice(connection(), one, shown));
}

/** @returns null for a new one @throws Response 404 for one that is not there, or has ended */
function enterAccount(id = ""): Account | null {
  if (id === "new") return null;
  const account = /^\d{1,9}$/.test(id) ? findOpenAccount(connection(), Number(id)) : undefined;
  if (account) return account;
  throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
}

/** Adds an account, changes it or ends it. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const post = await readDeskForm(request, deskRate);
  const account = enterAccount(params.account);
  try {
    return await changeAccount(post, account);
  } catch (error) {
    if (!(error instanceof OutdatedPost)) throw error;
    return refused(post, account, 409, formOutdated("Your accounts"));
  }
}

async function changeAccount(post: DeskForm, account: Account | null) {
  const services = { ...deskServices, post };
  if (post.intent === "end" && account) {
    await endAccount(account.id, services);
    return toDesk(saidPath("/desk/accounts", "ended"));
  }
  const read = readAccount(accountFields(post.form));
  if (!read.ok) return refused(post, account, 422, read);
  await saveAccount({ id: account?.id ?? null, account: read.account }, services);
  return toDesk(saidPath("/desk/accounts", account ? "saved" : "added"));
}

/** The form again with what was typed, stamped with what there is now. */
function refused(
  post: DeskForm,
  account: Account | null,
  status: number,
  { problem, advice }: RefusalWords,
) {
  const typed = {
    ...accountFields(post.form),
    ...{ intent: post.intent, requestId: post.requestId },
    seen: accountStamp(connection(), account?.id ?? null),
  };
  return refuseDeskForm({ problem, advice }, status, { typed });
}

export default function AccountPage() {
  const typed = useActionData<typeof action>()?.typed ?? null;
  const { repeats, ...page } = useLoaderData<typeof loader>();
  return (
    <AccountForm {...page} typed={typed}>
      {repeats && <RepeatsOfAccount {...repeats} />}
    </AccountForm>
  );
}
