import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { env } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { findBackup, packBackup } from "./backups.server.ts";

/** A backup to save, for the owner alone: /desk/backups/junkbuddy-….db. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const backup = findBackup(env, params.file ?? "");
  if (!backup) throw new Response("There is no such backup.", { status: 404 });
  const response = packBackup(env, backup);
  for (const [name, value] of Object.entries(PRIVATE_HEADERS)) response.headers.set(name, value);
  return response;
}
