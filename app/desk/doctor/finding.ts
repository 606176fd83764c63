/** A finding of the doctor. A warning can wait; a broken part costs bookings or security. */
export type Finding = {
  level: "ok" | "warning" | "broken";
  what: string;
  /** The fix, in plain words. */
  fix?: string;
};

export const ok = (what: string): Finding => ({ level: "ok", what });
export const warning = (what: string, fix: string): Finding => ({ level: "warning", what, fix });
export const broken = (what: string, fix: string): Finding => ({ level: "broken", what, fix });

/** The findings, or a single ok where there are none. */
export function orOk(findings: Finding[], allIsWell: string): Finding[] {
  return findings.length > 0 ? findings : [ok(allIsWell)];
}
