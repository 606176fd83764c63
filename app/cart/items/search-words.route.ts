import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestLanguage } from "#app/lib/language.ts";
import { otherNames } from "#app/prices/catalog-search.ts";
import { notAcceptedIn, shopIn } from "#app/services.server.ts";

/**
 * What the search of /itemized needs besides the names on the page: everyday words by item id, and
 * the things that no crew takes, with their words and advice. Not part of the page, as most
 * visitors never search.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const { items: all } = shopIn(language).catalog;
  const words = all.map(({ id, ...item }) => [id, otherNames(item)] as const);
  const items = Object.fromEntries(words.filter(([, names]) => names.length > 0));
  return Response.json(
    { items, notTaken: notAcceptedIn(language) },
    { headers: { "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" } },
  );
}
