/** Finds where an address is. The adapters are `zip-geocoder` (embedded) and `google-geocoder`. */
import type { GeocodeFailure } from "#app/domain/booking-failure.ts";

export type Address = { street: string; city: string; state: string; zip: string };

export type GeocodeResult =
  /** Degrees. */
  | { ok: true; latitude: number; longitude: number }
  /** `detail` is for the log: one line in the service's words, without secrets. */
  | { ok: false; reason: GeocodeFailure; detail?: string };

/** Never rejects: every failure is a value. */
export type Geocode = (address: Address) => Promise<GeocodeResult>;
