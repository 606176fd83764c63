import { expect, test } from "vitest";
import { createZipGeocoder } from "#app/services/zip-geocoder.server.ts";

const address = (zip: string) => ({ street: "1 Example St", city: "Houston", state: "TX", zip });

test("an address is found at the centre of its ZIP", async () => {
  const geocode = createZipGeocoder();
  const downtown = { ok: true, latitude: 29.7568, longitude: -95.3657 };
  expect(await geocode(address("77002"))).toEqual(downtown);
  expect(await geocode(address("77002-1234"))).toEqual(downtown);
});

test.each([
  ["99999", "not-texas"],
  ["10001", "not-texas"],
  ["7700", "not-texas"],
  ["", "not-texas"],
  ["77002-", "not-texas"],
  ["75201", "far-away"],
  ["79936-1234", "far-away"],
  ["88510", "far-away"],
  ["77000", "no-such-zip"],
])("ZIP %j is not found: %s", async (zip, trouble) => {
  const place = await createZipGeocoder()(address(zip));
  expect(place).toEqual({ ok: false, reason: "not-found", zip: trouble });
});
