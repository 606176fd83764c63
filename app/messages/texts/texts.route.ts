import type { ActionFunctionArgs } from "@remix-run/node";
import { phoneKey } from "#app/lib/phone-number.ts";
import { now } from "#app/server/env.server.ts";
import { business, textServices } from "#app/services.server.ts";
import { write } from "#db/client.server.ts";
import { readService } from "./read-service.server.ts";
import { takeText } from "./take-text.server.ts";
import { TEXTS_PATH } from "./text-paths.ts";

const XML = { "Content-Type": "text/xml; charset=utf-8", "Cache-Control": "no-store" };

/** What customers text, brought by the texting service: signed, or refused (docs/security.md). */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readService(request, TEXTS_PATH);
  const text = {
    phone: phoneKey(form.get("From") ?? ""),
    body: form.get("Body") ?? "",
    sid: form.get("MessageSid") ?? "",
    pictures: Math.min(Number(form.get("NumMedia")) || 0, 10),
    isAnswered: form.has("OptOutType"),
  };
  if (text.sid === "" || !/^\+\d{10,15}$/.test(text.phone)) return reply("");
  const words = await write((free) => takeText(free, text, { business, now: now() }));
  textServices.onMessagesDue();
  return reply(words);
}

function reply(words: string): Response {
  const inside = words === "" ? "" : `<Message>${words.replace(/[<>&]/g, " ")}</Message>`;
  const text = `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`;
  return new Response(text, { headers: XML });
}
