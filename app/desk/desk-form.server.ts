/** The posts of the desk that concern no single job (rule 214): read, and told apart from repeats. */
import { data } from "@remix-run/node";
import { z } from "zod";
import type { RefusalWords } from "#app/booking/words/change.ts";
import { words } from "#app/booking/words/change-words.ts";
import { sayTo } from "#app/lib/language.ts";
import {
  asBadForm,
  BadFormError,
  idOfContent,
  MAX_FORM_BYTES,
  readForm,
} from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { type CheckRate, waitWords } from "#app/server/requests/rate-limit.server.ts";

export type DeskForm = {
  /** Which of the page's forms it is. */
  intent: string;
  /** New with each rendering of the page. */
  formId: string;
  /** Of the whole post: a repeat of it changes nothing, and the same form with other words is no repeat. */
  requestId: string;
  /** The stamp of what it changes, as its page showed it; "" where the form has none. */
  seen: string;
  /** A field as it was typed, without the blanks at its ends; "" where there is none. */
  text: (name: string) => string;
  /** Several fields, as `text` reads each. */
  texts: <Name extends string>(names: readonly Name[]) => Record<Name, string>;
  form: URLSearchParams;
};

/**
 * Reads a post. That it comes from this site and from somebody who may is checked before.
 * @throws Response with the words for a post that cannot be read, or one too many
 */
export async function readDeskForm(
  request: Request,
  checkRate: CheckRate,
  maxBytes = MAX_FORM_BYTES,
): Promise<DeskForm> {
  const wait = await checkRate(request);
  const refused = (said: () => RefusalWords, status: number) =>
    refusedResponse(sayTo(request, said), status);
  if (wait !== null) throw refused(() => words.busy(waitWords(wait)), 429);
  const form = await readForm(request, maxBytes).catch(asBadForm);
  if (form instanceof BadFormError) throw refused(() => words.unreadable, form.status);
  const formId = z.uuid().safeParse(form.get("requestId"));
  if (!formId.success) throw refused(() => words.unreadable, 400);
  const { pathname } = new URL(request.url);
  const text = (name: string) => (form.get(name) ?? "").trim();
  return {
    intent: form.get("intent") ?? "",
    formId: formId.data.toLowerCase(),
    requestId: idOfContent(`${pathname} ${form}`),
    seen: form.get("seen") ?? "",
    text,
    texts: <Name extends string>(names: readonly Name[]) =>
      Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>,
    form,
  };
}

/** An answer that changes nothing, with what was typed. */
export function refuseDeskForm<More extends object>(
  refusal: RefusalWords,
  status: number,
  more: More,
) {
  return data({ ...refusal, ...more }, { status, headers: PRIVATE_HEADERS });
}

function refusedResponse({ problem, advice }: RefusalWords, status: number): Response {
  return new Response(`${problem} ${advice}`, { status, headers: PRIVATE_HEADERS });
}
