import { expect, test } from "vitest";
import { readSettings } from "#app/prices/owner-settings.ts";
import { readReviewLink } from "#app/prices/review-link.ts";

test.each([
  ["https://g.page/r/CabcDEF/review"],
  [" g.page/r/CabcDEF/review ", "https://g.page/r/CabcDEF/review"],
  ["https://maps.app.goo.gl/aB3"],
  ["https://goo.gl/maps/aB3"],
  ["https://g.co/kgs/aB3"],
  ["https://share.google/aB3"],
  ["https://search.google.com/local/writereview?placeid=ChIJ1"],
  ["https://www.google.com/maps/place/Junk+Buddy/@29.7,-95.3,17z"],
  ["https://www.google.com/search?q=junk+buddy#lrd=0x1:0x2,3"],
  ["https://maps.google.com/?cid=123"],
  ["HTTPS://WWW.GOOGLE.COM:443/maps?cid=123", "https://www.google.com/maps?cid=123"],
])("%s is a link for reviews", (typed, kept = typed) => {
  expect(readReviewLink(typed)).toBe(kept);
});

test.each([
  "",
  "g.page",
  "https://g.page/",
  "http://g.page/r/CabcDEF/review",
  "javascript:alert(1)",
  "https://g.page.evil.example/r/x",
  "https://evil.example/g.page/r/x",
  "https://owner@g.page/r/x",
  "https://g.page@evil.example/r/x",
  "https://g.page:8443/r/x",
  "https://www.google.com/url?q=https://evil.example/",
  "https://www.google.com/maps/../url?q=https://evil.example/",
  "https://www.google.com/amp/evil.example",
  "https://goo.gl/aB3",
  "https://sites.google.com/maps/x",
  "https://www.google.com/",
  "https://search.google.com/search-console",
  `https://g.page/r/${"x".repeat(500)}`,
])("%s is none, typed or kept", (typed) => {
  expect(readReviewLink(typed)).toBeNull();
  expect(readSettings(new Map([["reviewLink", typed]])).reviewLink).toBeNull();
});
