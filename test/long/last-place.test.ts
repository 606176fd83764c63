import { test } from "vitest";
import { raceForLastPlace } from "#test/support/last-place.ts";

test(
  "of 200 customers at two servers one gets the last place, and the others three that are open",
  {
    timeout: 180_000,
  },
  () => raceForLastPlace(200),
);
