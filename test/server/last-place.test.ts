import { test } from "vitest";
import { raceForLastPlace } from "#test/support/last-place.ts";

test(
  "of 30 customers at two servers one gets the last place, and the others three that are open",
  {
    timeout: 60_000,
  },
  () => raceForLastPlace(30),
);
