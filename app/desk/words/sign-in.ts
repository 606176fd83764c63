/** What a sign-in is told that was refused. */

export const UNREAD_FORM = "We couldn't read the form. Send it again.";

/** @param wait "3 minutes" */
export const tooManyTries = (wait: string) => `Too many tries. Try again in ${wait}.`;
