import { expect, test } from "vitest";
import { curbText, DEFAULT_CURB } from "#app/components/curb.ts";
import { ariaCurrent } from "#app/components/site-pages.ts";

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

test("the curb spells the place that the innermost page names", () => {
  const curb = (data: unknown) => `${(data as { name: string }).name} TX`;
  expect(
    curbText([
      { data: { business: {} }, handle: undefined },
      { data: { name: "Katy" }, handle: { curb } },
    ]),
  ).toBe("Katy TX");
});

test("the curb spells Houston where no page names a place, or where its data is missing", () => {
  expect(curbText([])).toBe(DEFAULT_CURB);
  expect(curbText([{ data: {}, handle: { title: "FAQ" } }])).toBe(DEFAULT_CURB);
  expect(curbText([{ data: undefined, handle: { curb: () => "Katy TX" } }])).toBe(DEFAULT_CURB);
});
