/** What tells people apart: both must match, so that two people with one email stay two. */
export type Person = { phone: string; email: string };
