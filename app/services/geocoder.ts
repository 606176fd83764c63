/** Finds where an address is. The adapters are `zip-geocoder` (embedded) and `google-geocoder`. */
import type { GeocodeFailure } from "#app/domain/booking-failure.ts";

export type Address = { street: string; city: string; state: string; zip: string };

export type GeocodeResult =
  /** Degrees. `isApproximate`: the crew confirms the distance (rule 250). */
  | { ok: true; latitude: number; longitude: number; isApproximate?: boolean }
  /** `detail` is for the log: one line of the service's message, without secrets. */
  | { ok: false; reason: GeocodeFailure; detail?: string };

/** Never rejects: every failure is a value. */
export type Geocode = (address: Address) => Promise<GeocodeResult>;
