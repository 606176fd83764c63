import { Link } from "@remix-run/react";
import { PhoneLink } from "#app/components/PhoneLink.tsx";
import { pageMeta } from "#app/http/meta.ts";

export const meta = () =>
  pageMeta(
    "Junk removal with instant prices",
    "Tap what's leaving and see your price before anyone knocks. Junk removal across the Houston area, nothing to pay up front.",
  );

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
