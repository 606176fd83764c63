import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** Each post is a route of its own, so that a page loads its own text and no other. */
const posts = readdirSync(new URL("./content/posts", import.meta.url))
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => route(`blog/${basename(file, ".mdx")}`, `content/posts/${file}`));

/** The site map: one line for each screen, then the routes without a screen. */
export default [
  index("routes/home.tsx"),
  route("selection", "routes/selection.tsx"),
  route("load-size", "routes/load-size.tsx"),
  route("itemized", "routes/itemized.tsx"),
  route("schedule", "routes/schedule.tsx"),
  route("list/:items", "routes/list.tsx"),
  route("confirmation", "routes/confirmation.tsx"),
  route("booking", "routes/booking/find.tsx"),
  route("booking/:token", "routes/booking/booking.tsx"),
  route("booking/:token/move", "routes/booking/move.tsx"),
  route("booking/:token/earlier", "routes/booking/earlier.tsx"),
  route("booking/:token/items", "routes/booking/items.tsx"),
  route("booking/:token/cancel", "routes/booking/cancel.tsx"),
  route("booking/:token/photos", "routes/booking/photos.tsx"),
  route("desk", "routes/desk/desk.tsx", [
    index("routes/desk/today.tsx"),
    route("calendar", "routes/desk/calendar.tsx"),
    route("add", "routes/desk/add.tsx"),
    route("inbox", "routes/desk/inbox.tsx"),
    route("customers/:job?", "routes/desk/customers.tsx"),
    route("reports", "routes/desk/reports.tsx"),
    route("settings", "routes/desk/settings.tsx"),
    route("prices", "routes/desk/prices.tsx"),
    route("sheet", "routes/desk/sheet.tsx"),
    route("crew", "routes/desk/crew.tsx"),
    route("jobs/:order", "routes/desk/job.tsx"),
    route("jobs/:order/done", "routes/desk/done.tsx"),
    route("jobs/:order/move", "routes/desk/move.tsx"),
    route("jobs/:order/items", "routes/desk/items.tsx"),
    route("jobs/:order/cancel", "routes/desk/cancel.tsx"),
    route("jobs/:order/receipt", "routes/desk/receipt.tsx"),
    route("more", "routes/desk/more.tsx"),
  ]),
  route("desk/sign-in", "routes/desk/sign-in.tsx"),
  route("desk/sign-in/code", "routes/desk/sign-in-code.tsx"),
  route("chat", "routes/chat.tsx"),
  route("blog", "routes/blog.tsx"),
  route("faq", "routes/faq.tsx"),
  route("service-areas", "routes/service-areas.tsx"),
  route("service-areas/:city", "routes/city.tsx"),

  route("cities", "routes/cities.ts"),
  route("estimate", "routes/estimate.tsx"),
  route("search-words", "routes/search-words.ts"),
  route("photos/:file", "routes/photo.ts"),
  route("api/chat", "routes/api.chat.ts"),
  route("api/leads", "routes/api.leads.ts"),
  route("confirmation/pickup.ics", "routes/pickup-calendar.ts"),
  route("booking/:token/advice", "routes/booking/draft-advice.ts"),
  route("booking/:token/pickup.ics", "routes/booking/pickup-calendar.ts"),
  route("booking/:token/photos/:file", "routes/booking/photo.ts"),
  route("desk/prices.csv", "routes/desk/prices-csv.ts"),
  route("desk/reports/:file", "routes/desk/report-csv.ts"),
  route("feeds/:file", "routes/feed.ts"),
  route("desk/jobs/:order/photos", "routes/desk/job-photos.ts"),
  route("desk/jobs/:order/photos/:file", "routes/desk/job-photo.ts"),
  route("desk/sign-out", "routes/desk/sign-out.ts"),
  route("desk/app.webmanifest", "routes/desk/manifest.ts"),
  route("desk/sw.js", "routes/desk/worker.ts"),
  route("cart", "routes/cart.ts"),
  route("cart/advice", "routes/cart-advice.ts"),
  route("schedule/near", "routes/schedule-near.ts"),
  route("og/:file", "routes/page-picture.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("healthz", "routes/healthz.ts"),
  route("refused/:refusal", "routes/refused.tsx"),

  // Last, because Remix tries the routes with two segments one after the other for each request.
  layout("routes/post.tsx", posts),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
