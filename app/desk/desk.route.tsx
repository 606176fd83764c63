import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { env, now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { connection } from "#db/client.server.ts";
import { DeskErrorPage } from "./DeskErrorPage.tsx";
import { DeskShell } from "./DeskShell.tsx";
import { requireDesk, slideSession } from "./desk-guard.server.ts";
import { readInbox } from "./inbox/inbox-news.server.ts";

export const handle = { shell: "desk" };

/** The signed-in person. Each screen's loader checks the session too, as it may be requested alone. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireDesk(request, "crew");
  const headers = await slideSession(request, session, now());
  const { person } = session;
  const waiting = person.role === "owner" ? readInbox(connection(), now(), env).count : 0;
  const shown = { person, waiting, savedAt: now().toISOString() };
  return data(shown, { headers: { ...PRIVATE_HEADERS, ...headers } });
}

export default function Desk() {
  return (
    <DeskShell {...useLoaderData<typeof loader>()}>
      <Outlet />
    </DeskShell>
  );
}

export function ErrorBoundary() {
  return (
    <div className="desk">
      <main id="main">
        <DeskErrorPage />
      </main>
    </div>
  );
}
