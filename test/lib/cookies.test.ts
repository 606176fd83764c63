import { expect, test } from "vitest";
import { createBookingCookie } from "#app/booking/booking-cookie.server.ts";
import { createDeskCookies } from "#app/desk/sign-in/desk-cookies.server.ts";
import { readCookie, writeCookie } from "#app/lib/cookies.ts";
import { securityHeaders } from "#app/server/document/security-headers.server.ts";
import { BOOKING_KEY } from "#test/support/booking-setup.ts";

const SECRET = "a-secret-of-the-site";

const requestWith = (cookie: string) => new Request("http://site.test/", { headers: { cookie } });
const pairOf = (setCookie: string) => setCookie.split(";")[0] as string;

test("a cookie is found among others, and an empty one is told from a missing one", () => {
  expect(readCookie("a=1; cart=sofa.2; b=2", "cart")).toBe("sofa.2");
  expect(readCookie("cart=", "cart")).toBe("");
  expect(readCookie("scart=1", "cart")).toBeUndefined();
  expect(readCookie(null, "cart")).toBeUndefined();
});

test.each(["%E0%A4%A", ";;;=;", "cart", "cart=%", "=cart", "\u00ff=\u00ff"])(
  "the cookie header %j is no error",
  (header) => expect(() => readCookie(header, "cart")).not.toThrow(),
);

test("the cart cookie covers the whole site for half a year and is readable by scripts", () => {
  const cookie = writeCookie("cart", "sofa.2_load-half.1", { secure: false });
  expect(cookie).toBe("cart=sofa.2_load-half.1; Max-Age=15724800; Path=/; SameSite=Lax");
  expect(writeCookie("cart", "", { secure: true })).toMatch(/^cart=;.*; Secure/);
});

test("the booking cookie is signed, HttpOnly and can be read back", async () => {
  const cookie = createBookingCookie(SECRET, true);
  const written = await cookie.write(BOOKING_KEY);
  expect(written).toMatch(/HttpOnly/);
  expect(written).toMatch(/Secure/);
  expect(written).toMatch(/SameSite=Lax/);
  expect(await cookie.read(requestWith(pairOf(written)))).toBe(BOOKING_KEY);
  expect(await createBookingCookie(SECRET, false).write(BOOKING_KEY)).not.toMatch(/Secure/);
});

test("a booking cookie that is forged, unsigned or broken opens nothing", async () => {
  const cookie = createBookingCookie(SECRET, false);
  const own = pairOf(await cookie.write(BOOKING_KEY));
  const foreign = pairOf(await createBookingCookie("another-secret", false).write(BOOKING_KEY));
  const bare = `booking=${encodeURIComponent(btoa(JSON.stringify({ bookingKey: BOOKING_KEY })))}`;
  const last = own.at(-1) === "A" ? "B" : "A";
  const forged = [foreign, bare, `${own.slice(0, -1)}${last}`, "booking=", "booking=%E0%A4%A", ""];
  for (const text of forged) expect(await cookie.read(requestWith(text)), text).toBeNull();
});

test("the headers forbid foreign scripts and frames, and keep the referrer for the site itself", () => {
  const headers = securityHeaders(["sha256-abc="], "http://localhost:3000");
  const policy = headers["Content-Security-Policy"];
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  // The street map of a city, which may be reached from any page.
  expect(policy).toContain("frame-src https://www.openstreetmap.org;");
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  // Without a referrer the framework's own same-origin check would refuse every form.
  expect(headers["Referrer-Policy"]).not.toBe("no-referrer");
  expect(headers).toMatchObject({ "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY" });
});

test("HSTS and upgrade-insecure-requests are sent only with an https SITE_URL", () => {
  expect(securityHeaders([], "http://localhost:3000")).not.toHaveProperty(
    "Strict-Transport-Security",
  );
  const secure = securityHeaders([], "https://junk.example");
  expect(secure["Strict-Transport-Security"]).toMatch(/^max-age=\d{8};/);
  expect(secure["Content-Security-Policy"]).toContain("upgrade-insecure-requests");
});

test("under https the desk's cookies are this host's alone, and earlier ones count no more", async () => {
  const token = "a".repeat(64);
  const [secure, plain] = [createDeskCookies("secret", true), createDeskCookies("secret", false)];
  const written = await secure.writeSession(token);
  expect(written).toMatch(/^__Host-desk=.*; Path=\/; HttpOnly; Secure;/);
  expect(written).not.toMatch(/Domain=/i);
  const sent = (cookie: string) =>
    new Request("https://junk.example/desk", { headers: { cookie: cookie.split(";")[0] ?? "" } });
  expect(await secure.readSession(sent(written))).toBe(token);
  expect(await secure.readSession(sent(await plain.writeSession(token)))).toBeNull();
});
