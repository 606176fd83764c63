import { catalog } from "#app/services/app.server.ts";

/**
 * The items' everyday words, for the search of /itemized as one types: an object of lists by the
 * items' ids. Not part of the page, which most visitors never search.
 */
export function loader() {
  const words = catalog.items.filter(({ aliases }) => aliases.length > 0);
  const body = Object.fromEntries(words.map(({ id, aliases }) => [id, aliases]));
  return Response.json(body, {
    headers: { "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" },
  });
}
