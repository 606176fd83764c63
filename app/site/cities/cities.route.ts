import { redirect } from "@remix-run/node";

/** Redirects the short address of the city list permanently. */
export function loader() {
  return redirect("/service-areas", 301);
}
