import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { privateMeta } from "#app/ui/meta.ts";
import { deskSessions } from "./desk.server.ts";
import { requireDesk } from "./desk-guard.server.ts";
import { MoreScreen } from "./MoreScreen.tsx";

export { DeskErrorPage as ErrorBoundary } from "./DeskErrorPage.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "More");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, deskSessions, "owner");
  return null;
}

/** On a phone, the pages without a place in the tab bar. */
export default MoreScreen;
