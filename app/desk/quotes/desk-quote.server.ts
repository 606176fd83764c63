import type { KeptPhoto } from "#app/jobs/photos/photo.ts";
import { findPhotos } from "#app/jobs/photos/photos.server.ts";
import { type AskedQuote, findQuote, findQuotePhotos } from "#app/jobs/quotes/quotes.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { connection } from "#db/client.server.ts";

/** @throws Response 404 where there is no such quote */
export function openDeskQuote({ quote = "" }: { quote?: string }): AskedQuote {
  const found = /^\d{1,9}$/.test(quote) ? findQuote(connection(), Number(quote)) : undefined;
  if (!found) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  return found;
}

/** The photos that were sent with a quote: once it is booked, the job's. */
export function photosOf({ id, jobId }: AskedQuote): KeptPhoto[] {
  return jobId === null ? findQuotePhotos(connection(), id) : findPhotos(connection(), jobId);
}
