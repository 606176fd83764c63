/** Finds where an address is. The adapters are `zip-geocoder` (embedded) and `google-geocoder`. */
import type { GeocodeFailure } from "#app/domain/booking-failure.ts";

import type { ZipTrouble } from "#app/domain/texas.ts";

export type Address = { street: string; city: string; state: string; zip: string };

export type GeocodeResult =
  /** Degrees. */
  | { ok: true; latitude: number; longitude: number }
  /**
   * `detail` is for the log: one line of the service's message, without secrets; `zip` is the
   * problem with the ZIP, where it is known.
   */
  | { ok: false; reason: GeocodeFailure; detail?: string; zip?: ZipTrouble };

/** Never rejects: every failure is a value. */
export type Geocode = (address: Address) => Promise<GeocodeResult>;
