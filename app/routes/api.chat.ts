import type { ActionFunctionArgs } from "@remix-run/node";
import { MAX_CHAT_BYTES } from "#app/domain/chat.ts";
import { chatRequestSchema } from "#app/domain/chat-request.ts";
import { BadFormError } from "#app/http/form.server.ts";
import { jsonResponse, readJson } from "#app/http/json.server.ts";
import { requestLog } from "#app/http/request-context.server.ts";
import { isSameOrigin } from "#app/http/same-origin.server.ts";
import { chatRate } from "#app/http/site.server.ts";
import { chatServicesFor } from "#app/services/app.server.ts";
import { answerChat } from "#app/workflows/answer-chat.ts";

/** POST /api/chat (rule 80): the conversation in, the list and a reply out. */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  if (!isSameOrigin(request)) return jsonResponse({ error: "Forbidden." }, { status: 403 });
  const wait = await chatRate(request);
  if (wait !== null) return tooMany(wait);

  const body = await readJson(request, MAX_CHAT_BYTES).catch((error: unknown) => error);
  if (body instanceof BadFormError) return jsonResponse({ error: body.message }, body);
  if (body instanceof Error) throw body;
  const parsed = chatRequestSchema.safeParse(body);
  if (!parsed.success) {
    return jsonResponse({ error: "Send sessionId and messages as described." }, { status: 400 });
  }

  const services = chatServicesFor(requestLog(request));
  const { reply, parsed: list, readBy } = await answerChat(parsed.data.messages, services);
  return jsonResponse({ reply, parsed: list }, { headers: { "x-ai": readBy } });
}

export function loader() {
  return jsonResponse({ error: "Use POST." }, { status: 405, headers: { Allow: "POST" } });
}

function tooMany(seconds: number) {
  const error = `Too many messages. Try again in ${seconds} seconds.`;
  return jsonResponse({ error }, { status: 429, headers: { "Retry-After": String(seconds) } });
}
