import { expect, test } from "vitest";
import { footerPlace } from "#app/site/frame/footer-place.ts";
import { ariaCurrent } from "#app/site/frame/site-pages.ts";

const GUIDE = "/blog/how-much-does-junk-removal-cost";

test.each([
  ["/faq", "/faq", "page"],
  ["/faq", "/faq/", "page"],
  ["/service-areas", "/service-areas/katy", "true"],
  ["/blog", "/blog/save-money-on-junk-removal", "true"],
  [GUIDE, GUIDE, "page"],
  ["/blog", GUIDE, undefined],
  ["/faq", "/", undefined],
  ["/blog", "/blogger", undefined],
])("the link to %s on %s is marked %s", (to, pathname, mark) => {
  expect(ariaCurrent(to, pathname)).toBe(mark);
});

test("the footer shows the place of the innermost route", () => {
  const place = (data: unknown) => `${(data as { name: string }).name} TX`;
  expect(
    footerPlace([
      { data: { business: {} }, handle: undefined },
      { data: { name: "Katy" }, handle: { footerPlace: place } },
    ]),
  ).toBe("Katy TX");
});

test("the footer shows the home city where no route has a place or its data is missing", () => {
  expect(footerPlace([])).toBeNull();
  expect(footerPlace([{ data: {}, handle: { title: "FAQ" } }])).toBeNull();
  expect(footerPlace([{ data: undefined, handle: { footerPlace: () => "Katy TX" } }])).toBeNull();
});
