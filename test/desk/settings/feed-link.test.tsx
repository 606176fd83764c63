/** The calendar feed's address, once it is made (rule 226). */

import { renderToStaticMarkup } from "react-dom/server";
import type { RouteObject } from "react-router-dom";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server.js";
import { expect, test } from "vitest";
import { FeedSettings } from "#app/desk/settings/OtherSettings.tsx";
import { BusinessProvider } from "#app/ui/BusinessContext.tsx";

const BUSINESS = {
  ...{ name: "Junk Buddy", phone: "(713) 555-0142", address: null },
  ...{ city: "Houston", siteUrl: "https://junk.example", sendsMail: true },
};

const TRUCKS = [
  { id: 1, name: "Truck 1" },
  { id: 2, name: "Big Red" },
];

test("the address can be subscribed to and selected without scripts; Copy is there with them alone", async () => {
  const feed = "https://junk.example/feeds/abc.ics";
  const element = (
    <BusinessProvider value={BUSINESS}>
      <FeedSettings requestId="1" seen="" hasFeed feed={feed} trucks={TRUCKS} />
    </BusinessProvider>
  );
  const { query, dataRoutes } = createStaticHandler([{ path: "/", element }]);
  const context = await query(new Request(BUSINESS.siteUrl));
  if (context instanceof Response) throw new Error("The page leads elsewhere");
  const router = createStaticRouter(dataRoutes as RouteObject[], context);
  const page = renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  expect(page).toContain('href="webcal://junk.example/feeds/abc.ics"');
  expect(page).toContain(`value="${feed}"`);
  expect(page).toContain(`Big Red</label>`);
  expect(page).toContain(`value="${feed}?truck=2"`);
  expect(page).not.toContain(">Copy<");
});
