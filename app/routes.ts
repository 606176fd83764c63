import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The site map: one line a screen (spec section 2), then what is no screen. */
export default [
  index("routes/home.tsx"),
  route("selection", "routes/selection.tsx"),
  route("load-size", "routes/load-size.tsx"),
  route("itemized", "routes/itemized.tsx"),
  route("schedule", "routes/schedule.tsx"),
  route("confirmation", "routes/confirmation.tsx"),

  route("estimate", "routes/estimate.tsx"),
  route("photos/:file", "routes/photo.ts"),
  route("confirmation/pickup.ics", "routes/pickup-calendar.ts"),
  route("cart", "routes/cart.ts"),
  route("healthz", "routes/healthz.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
