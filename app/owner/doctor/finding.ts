/** What a check of the doctor found. A warning can wait; what is broken costs bookings or safety. */
export type Finding = {
  level: "ok" | "warning" | "broken";
  what: string;
  /** What to do about it, in plain words. */
  fix?: string;
};

export const ok = (what: string): Finding => ({ level: "ok", what });
export const warning = (what: string, fix: string): Finding => ({ level: "warning", what, fix });
export const broken = (what: string, fix: string): Finding => ({ level: "broken", what, fix });

/** The findings, or that all is well where there are none. */
export function orOk(findings: Finding[], allIsWell: string): Finding[] {
  return findings.length > 0 ? findings : [ok(allIsWell)];
}
