/** A hidden field that people do not see and scripts fill in (rule 260). */
export const TRAP_FIELD = "crate-seal";
