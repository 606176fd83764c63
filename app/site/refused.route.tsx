import type { LoaderFunctionArgs } from "@remix-run/node";
import { REFUSALS } from "#app/server/requests/guard.server.ts";

/** The error page for a refused request, with the refusal's status. */
export function action({ params }: LoaderFunctionArgs): never {
  const status = Object.entries(REFUSALS).find(([refusal]) => refusal === params.refusal)?.[1];
  throw new Response(null, { status: status ?? 404 });
}

/** Only the guard reroutes requests to this address (server/requests/guard.server.ts); a visitor cannot open it. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function Refused(): null {
  return null;
}
