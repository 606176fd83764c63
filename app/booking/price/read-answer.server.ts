import { MAX_SIGNER_CHARACTERS } from "#app/booking/words/price.ts";
import { readShown } from "#app/jobs/money/price-consent.ts";
import { deviceName } from "#app/lib/device-name.ts";
import { beginningOf, singleLine } from "#app/lib/typed-text.ts";
import type { PriceAnswer } from "#app/money/price-consent.server.ts";
import { now } from "#app/server/env.server.ts";

/**
 * The customer's answer in a form; null where there is none.
 * @param at when it was given without signal; left out: now
 */
export function readAnswer(
  form: URLSearchParams,
  request: Request,
  on: PriceAnswer["on"],
  at?: Date,
): PriceAnswer | null {
  const pressed = form.get("finish");
  if (pressed !== "approve" && pressed !== "decline") return null;
  return {
    isApproved: pressed === "approve",
    name: beginningOf(singleLine(form.get("signer") ?? ""), MAX_SIGNER_CHARACTERS),
    shown: readShown(form.get("shown") ?? ""),
    at: (at ?? now()).toISOString(),
    ...{ on, device: deviceName(request.headers.get("user-agent") ?? "") },
    isLate: at !== undefined,
  };
}
