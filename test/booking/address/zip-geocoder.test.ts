import { expect, test } from "vitest";
import { createZipGeocoder } from "#app/booking/address/zip-geocoder.server.ts";

const address = (zip: string) => ({ street: "1 Example St", city: "Houston", state: "TX", zip });

test("an address is found at the centre of its ZIP", async () => {
  const geocode = createZipGeocoder();
  const downtown = { ok: true, latitude: 29.7568, longitude: -95.3657 };
  expect(await geocode(address("77002"))).toEqual(downtown);
  expect(await geocode(address("77002-1234"))).toEqual(downtown);
});

test.each([
  ["77411", 29.55, -95.92],
  ["77383-1234", 30.31, -95.42],
  ["75201", 32.78, -96.79],
  ["79936", 31.76, -106.41],
  ["88510", 31.78, -106.42],
])(
  "ZIP %s has the place of its area, which the crew confirms",
  async (zip, latitude, longitude) => {
    const place = await createZipGeocoder()(address(zip));
    expect(place).toEqual({ ok: true, latitude, longitude, isApproximate: true });
  },
);

test("every ZIP that Texas may have is found", async () => {
  for (let area = 750; area < 800; area++) {
    expect(await createZipGeocoder()(address(`${area}99`))).toMatchObject({ ok: true });
  }
});

test.each(["99999", "10001", "7700", "", "77002-", "74999", "80000", "88400"])(
  "ZIP %j is none of Texas, and not found",
  async (zip) => {
    expect(await createZipGeocoder()(address(zip))).toEqual({ ok: false, reason: "not-found" });
  },
);
