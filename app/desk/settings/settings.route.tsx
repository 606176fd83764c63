import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isPhotoPost } from "#app/booking/photos/photo-post.server.ts";
import { readDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { setUpSteps, setUpWords } from "#app/desk/set-up/set-up-steps.ts";
import { isClosed } from "#app/server/set-up.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { areaForm } from "./area-form.server.ts";
import { answerLook } from "./look-post.server.ts";
import { SettingsScreen } from "./SettingsScreen.tsx";
import { settingLines } from "./setting-lines.ts";
import { readSettingsPage } from "./settings-page.server.ts";
import { changeSettings } from "./settings-post.server.ts";
import { isSubject, SETTINGS_PATH, SUBJECTS, subjectOf } from "./subjects.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => {
  const { subject } = args.params;
  return privateMeta(args, isSubject(subject) ? SUBJECTS[subject].title : "Settings");
};

export async function loader({ request, params: { subject } }: LoaderFunctionArgs) {
  const session = await requireDesk(request, "owner");
  if (subject !== undefined && !isSubject(subject)) return redirect(SETTINGS_PATH);
  const page = readSettingsPage(session);
  const groups = settingLines(page);
  const setUp = setUpWords(setUpSteps(page, groups));
  const { searchParams } = new URL(request.url);
  const area = subject === "area" ? areaForm(searchParams, page.settings.area) : null;
  return { ...page, area, subject: subject ?? null, groups, setUp, isClosed: isClosed() };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requireDesk(request, "owner");
  if (isPhotoPost(request)) return answerLook(request);
  return changeSettings(await readDeskForm(request, deskRate), session.id);
}

export default function Settings() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // A post of a page that is older than the subjects is answered on its subject's.
  const subject = page.subject ?? subjectOf(answer?.typed?.intent);
  return <SettingsScreen key={subject} {...page} subject={subject} answer={answer} />;
}
