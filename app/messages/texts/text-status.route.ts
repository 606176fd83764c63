import type { ActionFunctionArgs } from "@remix-run/node";
import { findText, noteDelivery } from "#app/jobs/messages/messages.server.ts";
import { noteUndelivered } from "#app/jobs/quotes/quote-messages.server.ts";
import { singleLine } from "#app/lib/typed-text.ts";
import { now } from "#app/server/env.server.ts";
import { textServices } from "#app/services.server.ts";
import { write } from "#db/client.server.ts";
import { readService } from "./read-service.server.ts";
import { textStatusPath } from "./text-paths.ts";

const DELIVERIES: Record<string, "sent" | "delivered" | "undelivered"> = {
  ...{ sent: "sent", delivered: "delivered", read: "delivered" },
  ...{ undelivered: "undelivered", failed: "undelivered" },
};

/** What became of a text, reported by the texting service, in any order and more than once (rule 374). */
export async function action({ request, params }: ActionFunctionArgs) {
  const [, queue, digits] = /^(q?)(\d{1,9})$/.exec(params.id ?? "") ?? [];
  const id = Number(digits ?? 0);
  const isOfQuote = queue === "q";
  const form = await readService(request, textStatusPath(isOfQuote ? `q${id}` : id));
  const delivery = DELIVERIES[form.get("MessageStatus") ?? ""];
  const code = singleLine(form.get("ErrorCode") ?? "").slice(0, 20);
  if (isOfQuote && delivery === "undelivered") {
    await write((free) => noteUndelivered(free, id));
  }
  if (delivery && !isOfQuote) {
    await write((free) => {
      const text = findText(free, id);
      const answer = code === "" ? undefined : code;
      if (text) noteDelivery(free, text, delivery, { at: now().toISOString(), answer });
    });
    textServices.onMessagesDue();
  }
  return new Response(null, { status: 204 });
}
