import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { crewCodes } from "#app/desk/desk.server.ts";
import { type DeskForm, readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { deskServices, settingStamps } from "#app/desk/desk-services.server.ts";
import { save } from "#app/desk/settings/change-settings.server.ts";
import type { DeskSession } from "#app/desk/sign-in/desk-person.ts";
import { listSessions } from "#app/desk/sign-in/desk-sessions.server.ts";
import { printCode } from "#app/desk/sign-in/print-code.server.ts";
import { drawQr } from "#app/desk/sign-in/qr.server.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { business } from "#app/services.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { CrewScreen } from "./CrewScreen.tsx";
import { addToCrew, listCrew, removeFromCrew } from "./crew.server.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Crew");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const devices = listSessions(connection(), now());
  return {
    requestId: randomUUID(),
    crew: listCrew(connection()).map((member) => ({
      ...member,
      seen: lastSeen(member.id, devices),
    })),
    seesAmounts: findSettings(connection()).crewSeesAmounts,
    seen: settingStamps().crewSeesAmounts,
  };
}

/** When a member's phone was last used; null: none is signed in. */
function lastSeen(id: number, devices: readonly DeskSession[]): string | null {
  const seen = devices
    .filter(({ person }) => person.role === "crew" && person.crewId === id)
    .map(({ seenAt }) => seenAt)
    .sort()
    .at(-1);
  return seen === undefined ? null : houstonTime(seen);
}

export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const post = await readDeskForm(request, deskRate);
  if (post.intent === "add") {
    const isAdded = await addToCrew(
      { name: post.text("name"), requestId: post.requestId },
      deskServices,
    );
    return isAdded
      ? toDesk(saidPath("/desk/crew", "add"))
      : refuseDeskForm(NO_NAME, 422, { shown: null, typed: { intent: "add" } });
  }
  if (post.intent === "amounts") {
    return showAmounts(post);
  }
  const member = listCrew(connection()).find(({ id }) => String(id) === post.text("member"));
  if (!member) return toDesk("/desk/crew");
  if (post.intent === "remove") {
    await removeFromCrew(member.id, deskServices);
    return toDesk(saidPath("/desk/crew", "remove"));
  }
  const code = await printCode(member.id, crewCodes(post), post.requestId);
  const address = `${business.siteUrl}/desk/sign-in/code`;
  const shown = { name: member.name, code, address, qr: drawQr(`${address}?code=${code}`) };
  return data({ problem: null, advice: null, shown }, { headers: PRIVATE_HEADERS });
}

async function showAmounts(post: DeskForm) {
  try {
    await save("crewSeesAmounts", post.text("shown") === "1", { ...deskServices, post });
    return toDesk(saidPath("/desk/crew", "amounts"));
  } catch (error) {
    if (!(error instanceof OutdatedPost)) throw error;
    const isShown = findSettings(connection()).crewSeesAmounts;
    const problem = "This was changed since you opened the page.";
    const advice = isShown
      ? "The crew now sees the amount. Your change wasn't saved."
      : "The crew no longer sees the amount. Your change wasn't saved.";
    return refuseDeskForm({ problem, advice }, 409, { shown: null, typed: { intent: "amounts" } });
  }
}

const NO_NAME = { problem: "Type a name.", advice: "Nothing was changed." };

export default function Crew() {
  const answer = useActionData<typeof action>();
  return <CrewScreen {...useLoaderData<typeof loader>()} shown={answer?.shown ?? null} />;
}
