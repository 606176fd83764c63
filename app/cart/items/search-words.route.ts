import { catalog, notAccepted } from "#app/services.server.ts";

/**
 * What the search of /itemized needs besides the names on the page: everyday words by item id, and
 * the things that no crew takes, with their words and advice. Not part of the page, as most
 * visitors never search.
 */
export function loader() {
  const words = catalog().items.filter(({ aliases }) => aliases.length > 0);
  const items = Object.fromEntries(words.map(({ id, aliases }) => [id, aliases]));
  return Response.json(
    { items, notTaken: notAccepted },
    { headers: { "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" } },
  );
}
