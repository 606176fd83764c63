import { env } from "#app/server/env.server.ts";
import { asBadForm, BadFormError, readText } from "#app/server/requests/form.server.ts";
import { isTwilios } from "./twilio-signature.server.ts";

/** Far more than a text with its details has. */
const MAX_BYTES = 32_768;

/**
 * Reads a post of the texting service, as it was sent: the signature is over every sign of it.
 * @param path as the service was told it
 * @throws Response 404 where no service is set, 413 for a body that is too large, 403 without its signature
 */
export async function readService(request: Request, path: string): Promise<URLSearchParams> {
  const token = env.TWILIO_AUTH_TOKEN;
  if (!token) throw new Response("Not Found", { status: 404 });
  const body = await readText(request, MAX_BYTES).catch(asBadForm);
  if (body instanceof BadFormError) throw new Response(body.message, { status: body.status });
  const form = new URLSearchParams(body);
  const signature = request.headers.get("x-twilio-signature");
  if (isTwilios(signature, env.SITE_URL + path, form, token)) return form;
  throw new Response("Forbidden", { status: 403 });
}
