import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findProduct, formerProductName } from "#app/services.server.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { cartCookie } from "./cart-cookie.server.ts";
import { SharedListPage } from "./list/SharedListPage.tsx";
import { openSharedList, readListPath, type SharedList } from "./shared-list.ts";
import { listInShort } from "./words.ts";

export const meta: MetaFunction<typeof loader> = (args) => {
  const items = listInShort(args.data?.lines ?? []);
  return pageMeta(args, {
    title: "A list for pickup",
    description: `${items ? `${items}: ` : ""}see today's price, change the list, book it. Pay when the job is done.`,
    picture: "list",
    isHidden: true,
  });
};

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/** The list in the address, priced today (rules 35 to 37). Opening it changes nothing. */
export function loader({ params }: LoaderFunctionArgs) {
  const list = openList(params.items);
  const headers = { "X-Robots-Tag": "noindex" };
  return data(list, { status: list.lines.length > 0 ? 200 : 404, headers });
}

/** "Use this list": replaces the visitor's cart. */
export function action({ params }: ActionFunctionArgs) {
  const { lines } = openList(params.items);
  if (lines.length === 0) throw new Response(null, { status: 404 });
  return redirect("/itemized#cart", { status: 303, headers: { "Set-Cookie": cartCookie(lines) } });
}

/** @throws Response 404 for an address that is no list */
function openList(items = ""): SharedList {
  const read = readListPath(items);
  if (!read) throw new Response(null, { status: 404 });
  return openSharedList(read, findProduct, formerProductName);
}

export default function List() {
  return <SharedListPage list={useLoaderData<typeof loader>()} />;
}
