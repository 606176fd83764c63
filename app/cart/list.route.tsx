import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestLanguage } from "#app/lib/language.ts";
import { formerProductName, shopIn } from "#app/services.server.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { cartCookie } from "./cart-cookie.server.ts";
import { SharedListPage } from "./list/SharedListPage.tsx";
import { listInShort } from "./list/say-list.ts";
import { words } from "./list/words.ts";
import { openSharedList, readListPath, type SharedList } from "./shared-list.ts";

export const meta: MetaFunction<typeof loader> = (args) => {
  const items = listInShort(args.data?.lines ?? []);
  return pageMeta(args, {
    title: words.title,
    description: words.description(items),
    picture: "list",
    isHidden: true,
  });
};

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/** The list in the address, priced today (rules 35 to 37). Opening it changes nothing. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const list = openList(request, params.items);
  const headers = { "X-Robots-Tag": "noindex" };
  return data(list, { status: list.lines.length > 0 ? 200 : 404, headers });
}

/** "Use this list": replaces the visitor's cart. */
export function action({ request, params }: ActionFunctionArgs) {
  const { lines } = openList(request, params.items);
  if (lines.length === 0) throw new Response(null, { status: 404 });
  return redirect("/itemized#cart", { status: 303, headers: { "Set-Cookie": cartCookie(lines) } });
}

/** @throws Response 404 for an address that is no list */
function openList(request: Request, items = ""): SharedList {
  const read = readListPath(items);
  if (!read) throw new Response(null, { status: 404 });
  const language = requestLanguage(request);
  const formerName = (id: string) => formerProductName(id, language);
  return openSharedList(read, shopIn(language).findProduct, formerName);
}

export default function List() {
  return <SharedListPage list={useLoaderData<typeof loader>()} />;
}
