/** Google's geocoding service. */
import { z } from "zod";
import { type Coordinates, milesBetween } from "#app/schedule/area/service-area.ts";
import { placeOfZip } from "#app/schedule/area/zips.server.ts";
import { exchange, logDetail, parseJson } from "#app/server/http-exchange.server.ts";
import type { Address, Geocode, GeocodeResult } from "./geocoder.ts";

const GOOGLE_URL = "https://maps.googleapis.com/maps/api/geocode/json";
const TIMEOUT_MS = 5_000;
/** An answer for one address is some 3 kB. */
const MAX_ANSWER_BYTES = 512 * 1024;
/** The box around Texas, in degrees. */
/** A place farther from the typed ZIP than any ZIP of the area is wide is not taken for that ZIP's. */
const FAR_MILES = 15;
const TEXAS = { south: 25.8, north: 36.6, west: -106.7, east: -93.5 };

type Found = { ok: true; isPartial: boolean } & Coordinates;

type GoogleGeocoderConfig = {
  apiKey: string;
  /** Another endpoint than Google's own. */
  url?: string | undefined;
  timeoutMs?: number;
};

const resultSchema = z.object({
  /** The service has found something else than the whole of what was asked for. */
  partial_match: z.boolean().nullish(),
  address_components: z
    .array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }))
    .nullish(),
  geometry: z.object({
    location: z.object({
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
    }),
  }),
});

const answerSchema = z.object({
  status: z.string(),
  error_message: z.string().nullish(),
  results: z.array(z.unknown()).nullish(),
});

/** Asks Google, or another service that answers the same way, for the first result's location. */
export function createGoogleGeocoder(config: GoogleGeocoderConfig): Geocode {
  return async function geocode(address) {
    const answer = await exchange(
      requestUrl(address, config),
      { signal: AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS) },
      MAX_ANSWER_BYTES,
    );
    if (!answer.ok) return { ok: false, reason: answer.reason };
    const place = readAnswer(answer.status, parseJson(answer.text), config.apiKey);
    return place.ok ? besideZip(place, address.zip) : place;
  };
}

/**
 * Of a place that is far from the typed ZIP nobody knows which is meant: the crew confirms the distance
 * (rule 250). The ZIP counts where the rest of the address was found in part alone.
 */
function besideZip({ isPartial, ...place }: Found, zip: string): GeocodeResult {
  const typed = placeOfZip(zip);
  const reach = typed?.isApproximate ? 5 * FAR_MILES : FAR_MILES;
  if (!typed || milesBetween(typed, place) <= reach) return place;
  return { ...(isPartial ? { ok: true, ...typed } : place), isApproximate: true };
}

function requestUrl({ street, city, state, zip }: Address, config: GoogleGeocoderConfig): URL {
  const url = new URL(config.url ?? GOOGLE_URL);
  url.searchParams.set("address", `${street}, ${city}, ${state} ${zip}`);
  url.searchParams.set("key", config.apiKey);
  return url;
}

/** Google's status decides where it gives one; else the HTTP status does. */
function readAnswer(httpStatus: number, body: unknown, apiKey: string): Found | Failure {
  const answer = answerSchema.safeParse(body);
  if (!answer.success) return failure(refuses(httpStatus) ? "refused" : "bad-answer");
  const { status, results, error_message } = answer.data;
  const detail = logDetail(error_message ? `${status}: ${error_message}` : status, apiKey);
  switch (status) {
    case "OK":
      return httpStatus === 200 ? readFirstResult(results ?? []) : failure("bad-answer", detail);
    case "ZERO_RESULTS":
      return failure("not-found");
    case "OVER_QUERY_LIMIT":
    case "OVER_DAILY_LIMIT":
    case "REQUEST_DENIED":
    case "INVALID_REQUEST":
      return failure("refused", detail);
    default: // UNKNOWN_ERROR: the service's own failure
      return failure("bad-answer", detail);
  }
}

function readFirstResult(results: readonly unknown[]): Found | Failure {
  if (results.length === 0) return failure("not-found");
  const first = resultSchema.safeParse(results[0]);
  if (!first.success) return failure("bad-answer");
  const { lat, lng } = first.data.geometry.location;
  if (!isInTexas(first.data)) return failure("not-found");
  return { ok: true, latitude: lat, longitude: lng, isPartial: first.data.partial_match === true };
}

/** Decides by the state in the result; a result without a state is judged by its location. */
function isInTexas({ address_components, geometry }: z.infer<typeof resultSchema>): boolean {
  const state = address_components?.find(({ types }) =>
    types.includes("administrative_area_level_1"),
  );
  if (state) return state.short_name === "TX" || state.long_name === "Texas";
  const { lat, lng } = geometry.location;
  return lat >= TEXAS.south && lat <= TEXAS.north && lng >= TEXAS.west && lng <= TEXAS.east;
}

function refuses(httpStatus: number): boolean {
  return httpStatus === 401 || httpStatus === 403 || httpStatus === 429;
}

type Failure = Extract<GeocodeResult, { ok: false }>;

function failure(reason: Failure["reason"], detail?: string): Failure {
  return detail === undefined ? { ok: false, reason } : { ok: false, reason, detail };
}
