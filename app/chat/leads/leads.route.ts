import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { leadServices } from "#app/chat/chat-services.server.ts";
import { words } from "#app/chat/words.ts";
import { sayTo } from "#app/lib/language.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { jsonResponse, readJson } from "#app/server/requests/json.server.ts";
import { requestLog } from "#app/server/requests/request-context.server.ts";
import { isSameOrigin } from "#app/server/requests/same-origin.server.ts";
import { leadRate } from "#app/site-checks.server.ts";
import { captureLead } from "./capture-lead.ts";

const MAX_LEAD_BYTES = 4_096;
const sessionSchema = z.object({ sessionId: z.string().min(1).max(100) });

/** POST /api/leads (rules 42 and 43), as JSON or as a form. */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  if (!isSameOrigin(request)) return jsonResponse({ error: "Forbidden." }, { status: 403 });
  const wait = await leadRate(request);
  if (wait !== null) {
    const error = `Too many tries. Try again in ${wait} seconds.`;
    return jsonResponse({ error }, { status: 429, headers: { "Retry-After": String(wait) } });
  }

  const values = await readLead(request).catch(asBadForm);
  if (values instanceof BadFormError) return jsonResponse({ error: values.message }, values);
  const session = sessionSchema.safeParse(values);
  const outcome = await captureLead(values, session.data?.sessionId ?? null, leadServices);
  switch (outcome.kind) {
    case "saved":
      return jsonResponse({ ok: true }, { status: 201 });
    case "invalid":
      return jsonResponse({ error: sayTo(request, () => words.leadError) }, { status: 400 });
    case "not-saved":
      requestLog(request).error({ err: outcome.cause }, "A lead could not be saved");
      return jsonResponse({ error: "We couldn't save your details." }, { status: 503 });
  }
}

export function loader() {
  return jsonResponse({ error: "Use POST." }, { status: 405, headers: { Allow: "POST" } });
}

async function readLead(request: Request): Promise<unknown> {
  const isJson = request.headers.get("content-type")?.includes("json") ?? false;
  if (isJson) return readJson(request, MAX_LEAD_BYTES);
  return Object.fromEntries(await readForm(request, MAX_LEAD_BYTES));
}
