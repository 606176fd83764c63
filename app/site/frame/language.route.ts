import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { LANGUAGE_COOKIE, writeCookie } from "#app/lib/cookies.ts";
import { isInSpanish } from "#app/lib/language.ts";
import { env } from "#app/server/env.server.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { isSameOrigin } from "#app/server/requests/same-origin.server.ts";

/** Keeps that a visitor stays with English: no page offers Spanish any more (rule 577). */
export async function action({ request }: ActionFunctionArgs) {
  if (!isSameOrigin(request)) return new Response("Forbidden", { status: 403 });
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) return new Response(form.message, { status: form.status });
  const back = form.get("back") ?? "";
  const secure = env.SITE_URL.startsWith("https:");
  return redirect(isInSpanish(back) ? back : "/", {
    status: 303,
    headers: { "Set-Cookie": writeCookie(LANGUAGE_COOKIE, "en", { secure }) },
  });
}

/** A visitor who opens this address as a page. */
export const loader = () => redirect("/");
