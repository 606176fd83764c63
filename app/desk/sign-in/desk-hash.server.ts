import { createHmac } from "node:crypto";

/**
 * The keyed hash under which codes, tokens and addresses of the desk are stored: without the site's
 * secret, six digits cannot be found out from a copy of the database.
 */
export function deskHash(secret: string): (text: string) => string {
  return (text) => createHmac("sha256", secret).update(`desk:${text}`).digest("hex");
}
