/**
 * Detects scripts without hindering people (rule 67): a form without its time stamp is accepted,
 * only the server's clock counts, and a person who is refused can press again.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { TRAP_FIELD } from "#app/lib/form-trap.ts";

const FORM_AGE_FIELD = "opened";

/** A person does not fill in a booking with links this soon after the form was rendered. */
const TOO_YOUNG_MS = 3_000;
const LINK = /https?:\/\/|www\./i;

/** A signed time stamp of when the form was rendered. */
export function stampForm(secret: string, at: Date): string {
  const time = at.getTime().toString(36);
  return `${time}.${sign(secret, time)}`;
}

/**
 * True for a post with two signs of a script: the hidden field filled or links, and a form that was
 * rendered a moment ago; or the hidden field filled and no time stamp of ours (rule 260).
 */
export function looksAutomated(
  form: { get: (name: string) => string | null },
  typed: readonly string[],
  secret: string,
  at: Date,
): boolean {
  const isTrapped = Boolean(form.get(TRAP_FIELD));
  const age = formAge(form.get(FORM_AGE_FIELD), secret, at);
  if (age === null) return isTrapped;
  return age < TOO_YOUNG_MS && (isTrapped || typed.some((text) => LINK.test(text)));
}

/** Milliseconds since the form was rendered; null without a time stamp or with a wrong signature. */
function formAge(stamp: string | null, secret: string, at: Date): number | null {
  const [time = "", signature = ""] = stamp?.split(".") ?? [];
  const expected = Buffer.from(sign(secret, time));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return at.getTime() - Number.parseInt(time, 36);
}

function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(`form:${text}`).digest("base64url").slice(0, 22);
}
