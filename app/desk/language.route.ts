import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { deskCookies } from "#app/site-checks.server.ts";
import { readDesk } from "./desk-guard.server.ts";

const DESK_ADDRESS = /^\/desk(?:[/?][\x21-\x7e]*)?$/;

/** Keeps the language that a crew member has chosen on this device (rule 588): the owner's desk is in English. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request).catch(asBadForm);
  const [language, from] =
    form instanceof BadFormError ? [null, ""] : [form.get("language"), form.get("from") ?? ""];
  const session = await readDesk(request);
  const isSpanish = language === "es" && session?.person.role !== "owner";
  const headers = {
    ...PRIVATE_HEADERS,
    "Set-Cookie": isSpanish ? deskCookies.writeSpanish() : deskCookies.endSpanish(),
  };
  const isOfDesk = from.length < 300 && DESK_ADDRESS.test(from);
  return redirect(isOfDesk ? from : "/desk", { status: 303, headers });
}

/** A GET changes nothing. */
export function loader() {
  return redirect("/desk", { headers: PRIVATE_HEADERS });
}
