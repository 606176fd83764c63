/** Books stops for a day in a site's database, and prints them: PATH, INSTANT of the site's clock, COUNT. */
import { houstonNow } from "#app/lib/dates.ts";
import { openDatabase } from "#db/open.server.ts";
import { seedStops } from "../../../scripts/demo/seed.ts";

const [path = "", instant = "", count = ""] = process.argv.slice(2);
const now = new Date(instant);
const database = openDatabase(path);
const stops = seedStops(database, houstonNow(now).date, Number(count), now);
database.$client.close();
console.log(
  JSON.stringify(
    stops.map(({ id, orderNumber, name, token }) => ({ id, orderNumber, name, token })),
  ),
);
