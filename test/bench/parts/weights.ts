/** (f) Bytes and requests of each kind of page, for a browser that has nothing yet. */
import { weighPage } from "#test/support/page-weight.ts";
import type { Part, Row } from "../support/report.ts";
import { startSite } from "../support/servers.ts";

const PAGES = ["/", "/selection", "/load-size", "/itemized", "/schedule", "/service-areas/katy"];
const TEXTS = ["/faq", "/blog"];
const CART = "cart=sofa.2_mattress.1_load-half.1";

export const weights: Part = {
  title: "Bytes (gzip) and requests of a first visit",
  async run() {
    const site = await startSite();
    const rows: Row[] = [];
    for (const page of [...PAGES, ...TEXTS]) {
      const html = await (await fetch(site.url + page, { headers: { cookie: CART } })).text();
      const { scripts: _, ...weight } = weighPage(html, "build/client");
      rows.push({ page, ...weight });
    }
    await site.stop();
    return rows;
  },
};
