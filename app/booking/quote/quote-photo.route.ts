import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoResponse } from "#app/booking/photos/photo-response.server.ts";
import { photoOfFile } from "#app/jobs/photos/photo.ts";
import { isQuoteToken } from "#app/jobs/quotes/quote-path.ts";
import { isPhotoOfQuote } from "#app/jobs/quotes/quotes.server.ts";
import { env } from "#app/server/env.server.ts";
import { connection } from "#db/client.server.ts";

/** A photo of a quote or of the form that asks for one, behind its private link. */
export async function loader({ params: { token = "", file = "" } }: LoaderFunctionArgs) {
  const name = photoOfFile(file);
  const isTheirs =
    name !== null && isQuoteToken(token) && isPhotoOfQuote(connection(), token, name);
  return photoResponse(
    isTheirs ? await readFile(join(env.UPLOADS_PATH, file)).catch(() => null) : null,
  );
}
