import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { PhoneLink } from "#app/components/PhoneLink.tsx";
import { LOAD_SIZES } from "#app/domain/load-size.ts";
import { pageMeta } from "#app/http/meta.ts";
import { junkRemoval, localBusiness } from "#app/http/structured-data.ts";
import { cityNames } from "#app/services/app.server.ts";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Junk removal with instant prices",
    description:
      "Tap what's leaving and see your price before anyone knocks. Junk removal across the Houston area, nothing to pay up front.",
    picture: "home",
    structuredData: (site) => [
      localBusiness(site, args.data?.cities ?? []),
      junkRemoval(site, LOAD_SIZES),
    ],
  });

export function loader() {
  return { cities: cityNames };
}

export default function Home() {
  return (
    <section className="section section--sky">
      <div className="wrap">
        <div className="section__head">
          <h1>Make space for what matters.</h1>
          <p className="lede">
            Tap what's leaving, watch the truck fill and see your price before anyone knocks. Pay
            when the job is done.
          </p>
        </div>
        <p className="row">
          <Link className="btn btn--lg" to="/selection" prefetch="intent">
            Get Started
          </Link>
          <PhoneLink className="btn btn--line btn--lg">Same-Day Pickup</PhoneLink>
        </p>
      </div>
    </section>
  );
}
