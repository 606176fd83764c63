/** (a) Pages a second, for a first visit and with a cart of 20, compared with the references. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ACCEPT, inTurns, type Rate, type Target } from "../support/load.ts";
import type { Part, Row } from "../support/report.ts";
import { startBareNode, startEmptyRemix, startSite, temporaryFolder } from "../support/servers.ts";

const PAGES = { home: "/", city: "/service-areas/katy", itemized: "/itemized" };
const CART_OF_20 = "cart=sofa.2_mattress.3_refrigerator.2_treadmill.1_loveseat.4_dresser.5_desk.3";

export const pages: Part = {
  title: "Pages a second",
  async run(pace) {
    const texts = temporaryFolder();
    const servers = await Promise.all([
      startSite(),
      startSite({}, { build: "build/bench/stock" }),
      startEmptyRemix(texts),
    ]);
    const [ours, stock, empty] = servers;
    await saveTexts(ours.url, texts);
    const bare = await startBareNode(texts);
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const rates = await inTurns(
        [
          { name: "first visit", url: ours.url + path },
          { name: "cart of 20", url: ours.url + path, options: withCookie(CART_OF_20) },
          { name: "ever new carts of 20", url: ours.url + path, options: everNewCarts() },
          { name: "ceiling", url: `${empty.url}/same-size/${name}` },
          { name: "stock", url: stock.url + path },
          { name: "stock, cart of 20", url: stock.url + path, options: withCookie(CART_OF_20) },
          { name: "bare node:http", url: `${bare.url}/${name}` },
        ],
        pace,
      );
      rows.push(...rates.map((rate) => ratios(name, rate, rates)));
    }
    await Promise.all([...servers, bare].map((server) => server.stop()));
    return rows;
  },
};

/** Saves the bytes of the site's pages for the references to send. */
async function saveTexts(url: string, folder: string): Promise<void> {
  for (const [name, path] of Object.entries(PAGES)) {
    writeFileSync(join(folder, name), await (await fetch(url + path)).text());
  }
}

function ratios(page: string, rate: Rate, rates: Rate[]): Row {
  const to = (name: string) => {
    const reference = rates.find((one) => one.name === name);
    return rate.perSecond / (reference?.perSecond ?? Number.NaN);
  };
  return {
    page,
    what: rate.name,
    "a second": rate.perSecond,
    "of the ceiling": to("ceiling"),
    "of stock": to(rate.name.includes("cart") ? "stock, cart of 20" : "stock"),
    "of bare node:http": to("bare node:http"),
    failed: rate.failed,
  };
}

function withCookie(cookie: string): NonNullable<Target["options"]> {
  return { headers: { ...ACCEPT, cookie } };
}

/** Gives every request a different cart, so that none is answered from the cache of a cart. */
function everNewCarts(): NonNullable<Target["options"]> {
  let visitor = 0;
  return {
    requests: [
      {
        setupRequest: (request) => {
          visitor += 1;
          const units = [0, 1, 2, 3].map((digit) => 1 + (Math.floor(visitor / 9 ** digit) % 9));
          const ids = ["sofa", "mattress", "dresser", "desk"];
          const varied = ids.map((id, at) => `${id}.${units[at]}`);
          const cookie = `cart=${[...varied, "refrigerator.2", "treadmill.1"].join("_")}`;
          return { ...request, headers: { ...request.headers, cookie } };
        },
      },
    ],
  };
}
