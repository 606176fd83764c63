import { redirect } from "@remix-run/node";

/** The short address of the cities list, for good. */
export function loader() {
  return redirect("/service-areas", 301);
}
