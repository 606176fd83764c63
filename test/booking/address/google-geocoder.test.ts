import { afterEach, beforeEach, expect, test } from "vitest";
import { createGoogleGeocoder } from "#app/booking/address/google-geocoder.server.ts";
import {
  AUSTIN,
  type GoogleStandIn,
  googleFound,
  googleStatus,
  HOUSTON,
  startGoogle,
} from "#test/support/google-stand-in.ts";
import {
  drip,
  empty,
  flood,
  half,
  hang,
  html,
  json,
  redirect,
  reset,
} from "#test/support/stand-in-server.ts";

const ADDRESS = { street: "100 Example St #4 & 5", city: "Houston", state: "TX", zip: "77002" };

let google: GoogleStandIn;
beforeEach(async () => {
  google = await startGoogle();
});
afterEach(() => google.close());

const geocoder = (timeoutMs = 5_000, apiKey = google.apiKey) =>
  createGoogleGeocoder({ apiKey, url: google.url, timeoutMs });

test("an address is sent as one line and found at the first result's location", async () => {
  expect(await geocoder()(ADDRESS)).toEqual({ ok: true, latitude: 29.7604, longitude: -95.3698 });
  expect(google.addresses()).toEqual(["100 Example St #4 & 5, Houston, TX 77002"]);
  expect(google.requests[0]?.method).toBe("GET");
  expect(google.requests[0]?.url.searchParams.get("key")).toBe(google.apiKey);
});

test("a configured endpoint keeps its own query", async () => {
  const geocode = createGoogleGeocoder({ apiKey: google.apiKey, url: `${google.url}?region=us` });
  expect(await geocode(ADDRESS)).toMatchObject({ ok: true });
  expect(google.requests[0]?.url.searchParams.get("region")).toBe("us");
});

test("an address elsewhere in Texas is found", async () => {
  google.findAt(AUSTIN);
  const place = { ok: true, latitude: 30.2672, longitude: -97.7431 };
  expect(await geocoder()({ ...ADDRESS, zip: "78701" })).toEqual(place);
});

test("a place far from the typed ZIP is left to the crew; of a partial match the ZIP counts", async () => {
  google.findAt(AUSTIN);
  const found = { ok: true, latitude: 30.2672, longitude: -97.7431, isApproximate: true };
  expect(await geocoder()(ADDRESS)).toEqual(found);
  google.answerNext(googleFound({ ...AUSTIN, isPartial: true }));
  const zip = { ok: true, latitude: 29.7568, longitude: -95.3657, isApproximate: true };
  expect(await geocoder()(ADDRESS)).toEqual(zip);
});

test("a partial match near the typed ZIP is that place", async () => {
  google.answerNext(googleFound({ ...HOUSTON, isPartial: true }));
  expect(await geocoder()(ADDRESS)).toEqual({ ok: true, latitude: 29.7604, longitude: -95.3698 });
});

test.each([
  ["nowhere", googleStatus("ZERO_RESULTS")],
  ["OK without results", json(200, { status: "OK", results: [] })],
  ["in Louisiana", googleFound({ ...HOUSTON, state: { long: "Louisiana", short: "LA" } })],
  ["in New York by coordinates", googleFound({ latitude: 40.7, longitude: -74, state: null })],
])("an address %s is not found", async (_, answer) => {
  google.answerNext(answer);
  expect(await geocoder()(ADDRESS)).toEqual({ ok: false, reason: "not-found" });
});

test("a result without components is accepted by its location", async () => {
  google.findAt({ ...HOUSTON, state: null });
  expect(await geocoder()(ADDRESS)).toMatchObject({ ok: true });
});

test.each([
  ["OVER_QUERY_LIMIT", "refused"],
  ["OVER_DAILY_LIMIT", "refused"],
  ["REQUEST_DENIED", "refused"],
  ["INVALID_REQUEST", "refused"],
  ["UNKNOWN_ERROR", "bad-answer"],
  ["SOMETHING_NEW", "bad-answer"],
])("Google's %s is reported as %s", async (status, reason) => {
  google.answerNext(googleStatus(status, "as Google words it"));
  const detail = `${status}: as Google words it`;
  expect(await geocoder()(ADDRESS)).toEqual({ ok: false, reason, detail });
});

test.each([
  ["HTML", html(200)],
  ["an HTML 502", html(502)],
  ["nothing", empty(200)],
  ["an empty 500", empty(500)],
  ["half a body", half({ status: "OK", results: [HOUSTON] })],
  ["JSON of another kind", json(200, ["OK"])],
  ["null", json(200, null)],
  ["a result without a location", json(200, { status: "OK", results: [{ geometry: {} }] })],
  [
    "a latitude that is none",
    json(200, { status: "OK", results: [{ geometry: { location: { lat: 912, lng: -95 } } }] }),
  ],
  ["OK under a 500", json(500, { status: "OK", results: [] })],
  ["a body without end", flood],
])("%s is a bad answer", async (_, answer) => {
  google.answerNext(answer);
  expect(await geocoder()(ADDRESS)).toMatchObject({ ok: false, reason: "bad-answer" });
});

test("an HTML 403 is a refusal", async () => {
  google.answerNext(html(403));
  expect(await geocoder()(ADDRESS)).toEqual({ ok: false, reason: "refused" });
});

test("a redirect is not followed, so the key reaches no other host", async () => {
  google.answerNext(redirect(google.url));
  expect(await geocoder()(ADDRESS)).toEqual({ ok: false, reason: "bad-answer" });
  expect(google.requests).toHaveLength(1);
});

test.each([
  ["says nothing", hang],
  ["drips its body without end", drip],
])("a service that %s has timed out", async (_, answer) => {
  google.answerNext(answer);
  expect(await geocoder(80)(ADDRESS)).toEqual({ ok: false, reason: "timed-out" });
});

test("a cut connection and a closed port are unreachable", async () => {
  google.answerNext(reset);
  expect(await geocoder()(ADDRESS)).toEqual({ ok: false, reason: "unreachable" });
  const geocode = createGoogleGeocoder({ apiKey: "key", url: "http://127.0.0.1:1/" });
  expect(await geocode(ADDRESS)).toEqual({ ok: false, reason: "unreachable" });
});

test("no failure contains the key, even where Google repeats it", async () => {
  google.answerNext(googleStatus("REQUEST_DENIED", `No project\r\nfor key ${google.apiKey}.`));
  const detail = "REQUEST_DENIED: No project for key [key].";
  expect(await geocoder()(ADDRESS)).toEqual({ ok: false, reason: "refused", detail });
});

test("the stand-in refuses an unknown key, as Google does", async () => {
  expect(await geocoder(5_000, "another")(ADDRESS)).toMatchObject({ ok: false, reason: "refused" });
});
