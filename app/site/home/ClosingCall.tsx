import { Icon } from "#app/ui/Icon.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import "#app/site/cities/road.css";

export function ClosingCall() {
  return (
    <section className="road">
      <div className="wrap cta-band">
        <div className="stack stack--sm">
          <h2>Ready to see the floor again?</h2>
          <p>Book now, pay when the job is done.</p>
        </div>
        <div className="row">
          <PageLink className="btn btn--lg" to="/selection">
            Book Instantly
          </PageLink>{" "}
          <PhoneLink className="btn btn--lg btn--onroad">
            <Icon name="phone" />
            Call Now
          </PhoneLink>
        </div>
      </div>
    </section>
  );
}
