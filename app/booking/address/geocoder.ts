/** Finds where an address is. The adapters are `zip-geocoder` (embedded) and `google-geocoder`. */

/**
 * not-found: there is no such place in Texas; refused: the service will not answer us (key, quota);
 * timed-out: no whole answer in time; bad-answer: an answer that makes no sense; unreachable: no
 * connection.
 */
export type GeocodeFailure = "not-found" | "refused" | "timed-out" | "bad-answer" | "unreachable";

export type Address = { street: string; city: string; state: string; zip: string };

export type GeocodeResult =
  /** Degrees. `isApproximate`: the crew confirms the distance (rule 250). */
  | { ok: true; latitude: number; longitude: number; isApproximate?: boolean }
  /** `detail` is for the log: one line of the service's message, without secrets. */
  | { ok: false; reason: GeocodeFailure; detail?: string };

/** Never rejects: every failure is a value. */
export type Geocode = (address: Address) => Promise<GeocodeResult>;
