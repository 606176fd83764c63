import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { MoreScreen } from "#app/components/desk/MoreScreen.tsx";
import { requireDesk } from "#app/http/desk-guard.server.ts";
import { privateMeta } from "#app/seo/meta.ts";
import { deskSessions } from "#app/services/desk.server.ts";

export { DeskProblem as ErrorBoundary } from "#app/components/desk/DeskProblem.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "More");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, deskSessions, "owner");
  return null;
}

/** On a phone, the pages without a place in the tab bar. */
export default MoreScreen;
