/**
 * After an update an old tab asks for scripts that are no longer there. Remix would reload the page that
 * it is on, and the click would be lost: this goes on to the page that was clicked. The import never
 * ends, so that Remix does nothing beside it.
 */
const GO_ON = `
const { state, location: clicked } = window.__remixRouter?.state.navigation ?? {};
if (state !== "loading") throw new Error("This script belongs to another version of the site.");
location.assign(clicked.pathname + clicked.search + clicked.hash);
await new Promise(() => {});
`;

/** The answer for a file that the build does not have. */
export function lostAsset(file = ""): Response {
  const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  if (!file.endsWith(".js")) return new Response("Not Found", { status: 404, headers });
  return new Response(GO_ON, { headers: { ...headers, "Content-Type": "text/javascript" } });
}
