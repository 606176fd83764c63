import type { LoaderFunctionArgs } from "@remix-run/node";

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

/** Reached only where the build has no such file. */
export function loader({ params }: LoaderFunctionArgs) {
  const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  if (!params.file?.endsWith(".js")) return new Response("Not Found", { status: 404, headers });
  return new Response(GO_ON, { headers: { ...headers, "Content-Type": "text/javascript" } });
}
