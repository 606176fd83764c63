import type { ActionFunctionArgs } from "@remix-run/node";
import { requestHasDiscount } from "#app/cart/cart-cookie.server.ts";
import { inLanguage, requestLanguage } from "#app/lib/language.ts";
import { asBadForm, BadFormError } from "#app/server/requests/form.server.ts";
import { jsonResponse, readJson } from "#app/server/requests/json.server.ts";
import { requestLog } from "#app/server/requests/request-context.server.ts";
import { isSameOrigin } from "#app/server/requests/same-origin.server.ts";
import { chatRate } from "#app/site-checks.server.ts";
import { answerChat } from "./answer-chat.ts";
import { charactersOf, MAX_CHAT_BYTES, MAX_CONVERSATION_CHARACTERS, postsOf } from "./chat.ts";
import { chatRequestSchema } from "./chat-request.ts";
import { chatServicesFor } from "./chat-services.server.ts";
import { words } from "./words.ts";

/** POST /api/chat (rule 80): answers a conversation with its list and a reply. */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  if (!isSameOrigin(request)) return jsonResponse({ error: "Forbidden." }, { status: 403 });
  const page = requestLanguage(request);
  const wait = await chatRate(request);
  if (wait !== null) return tooMany(wait);

  const body = await readJson(request, MAX_CHAT_BYTES).catch(asBadForm);
  if (body instanceof BadFormError) return jsonResponse({ error: body.message }, body);
  const parsed = chatRequestSchema.safeParse(body);
  if (!parsed.success) {
    return jsonResponse({ error: "Send sessionId and messages as described." }, { status: 400 });
  }

  const { messages } = parsed.data;
  if (charactersOf(messages) > MAX_CONVERSATION_CHARACTERS) {
    return jsonResponse({ error: inLanguage(page, () => words.tooLong) }, { status: 413 });
  }
  // The request was counted once above; a long conversation counts as several.
  const more = postsOf(messages) - 1;
  const longerWait = more > 0 ? await chatRate(request, more) : null;
  if (longerWait !== null) return tooMany(longerWait);

  const services = chatServicesFor(requestLog(request));
  const {
    reply,
    parsed: list,
    readBy,
    language,
  } = await answerChat(messages, services, {
    isDiscountOn: requestHasDiscount(request),
    page,
  });
  return jsonResponse(
    { reply, parsed: list },
    { headers: { "x-ai": readBy, "Content-Language": language } },
  );
}

export function loader() {
  return jsonResponse({ error: "Use POST." }, { status: 405, headers: { Allow: "POST" } });
}

function tooMany(seconds: number) {
  const error = `Too many messages. Try again in ${seconds} seconds.`;
  return jsonResponse({ error }, { status: 429, headers: { "Retry-After": String(seconds) } });
}
