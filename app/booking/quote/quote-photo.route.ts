import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoResponse } from "#app/booking/photos/photo-response.server.ts";
import { isQuoteToken } from "#app/jobs/quotes/quote-path.ts";
import { isPhotoOfQuote } from "#app/jobs/quotes/quotes.server.ts";
import { connection } from "#db/client.server.ts";

/** A photo of a quote or of the form that asks for one, behind its private link. */
export function loader({ params: { token = "", file } }: LoaderFunctionArgs) {
  return photoResponse(
    file,
    (name) => isQuoteToken(token) && isPhotoOfQuote(connection(), token, name),
  );
}
