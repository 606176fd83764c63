/** Stands in for Google's geocoding service: GET ?address=…&key=… with its statuses. */
import { type Answer, json, type StandInRequest, startStandIn } from "./stand-in-server.ts";

export const GOOGLE_TEST_KEY = "AIza-test-key";

export type GooglePlace = {
  latitude: number;
  longitude: number;
  /** Null: a result without address components. */
  state: { long: string; short: string } | null;
  isPartial?: boolean;
};

export type GoogleStandIn = {
  /** The value for GEOCODER_URL. */
  url: string;
  apiKey: string;
  requests: StandInRequest[];
  /** The addresses in the requests it received. */
  addresses: () => (string | null)[];
  /** Finds every address at this place from now on; null for nowhere. */
  findAt: (place: GooglePlace | null) => void;
  /** Gives these answers to the next requests, one each. */
  answerNext: (...answers: Answer[]) => void;
  /** Gives this answer to every request until it is called with null. */
  answerAll: (answer: Answer | null) => void;
  close: () => Promise<void>;
};

const TEXAS = { long: "Texas", short: "TX" };
export const HOUSTON: GooglePlace = { latitude: 29.7604, longitude: -95.3698, state: TEXAS };
export const AUSTIN: GooglePlace = { latitude: 30.2672, longitude: -97.7431, state: TEXAS };

/** An answer with a status other than OK, with the HTTP status Google sends it with. */
export function googleStatus(status: string, errorMessage?: string): Answer {
  const httpStatus = { INVALID_REQUEST: 400, UNKNOWN_ERROR: 500 }[status] ?? 200;
  return json(httpStatus, {
    ...(errorMessage && { error_message: errorMessage }),
    results: [],
    status,
  });
}

/** The answer that finds a place. */
export function googleFound({ latitude, longitude, state, isPartial }: GooglePlace): Answer {
  const location = { lat: latitude, lng: longitude };
  const viewport = {
    northeast: { lat: latitude + 0.001, lng: longitude + 0.001 },
    southwest: { lat: latitude - 0.001, lng: longitude - 0.001 },
  };
  return json(200, {
    results: [
      {
        ...(state && { address_components: componentsIn(state) }),
        formatted_address: "100 Example St, USA",
        geometry: { location, location_type: "ROOFTOP", viewport },
        ...(isPartial && { partial_match: true }),
        place_id: "ChIJ-test",
        types: ["street_address"],
      },
    ],
    status: "OK",
  });
}

/** @param apiKey the only key it accepts */
export async function startGoogle(apiKey = GOOGLE_TEST_KEY): Promise<GoogleStandIn> {
  const queue: Answer[] = [];
  let always: Answer | null = null;
  let place: GooglePlace | null = HOUSTON;

  function answer({ url }: StandInRequest): Answer {
    const planned = queue.shift() ?? always;
    if (planned) return planned;
    if (url.searchParams.get("key") !== apiKey) {
      return googleStatus("REQUEST_DENIED", "The provided API key is invalid.");
    }
    if (!url.searchParams.get("address"))
      return googleStatus("INVALID_REQUEST", "Invalid request.");
    return place ? googleFound(place) : googleStatus("ZERO_RESULTS");
  }

  const server = await startStandIn(answer);
  return {
    url: `${server.url}/maps/api/geocode/json`,
    apiKey,
    requests: server.requests,
    addresses: () => server.requests.map(({ url }) => url.searchParams.get("address")),
    findAt: (found) => {
      place = found;
    },
    answerNext: (...answers) => void queue.push(...answers),
    answerAll: (planned) => {
      always = planned;
    },
    close: server.close,
  };
}

function componentsIn(state: { long: string; short: string }) {
  const component = (longName: string, shortName: string, ...types: string[]) => ({
    long_name: longName,
    short_name: shortName,
    types,
  });
  return [
    component("100", "100", "street_number"),
    component("Example Street", "Example St", "route"),
    component("Example County", "Example County", "administrative_area_level_2", "political"),
    component(state.long, state.short, "administrative_area_level_1", "political"),
    component("United States", "US", "country", "political"),
  ];
}
