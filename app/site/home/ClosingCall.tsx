import { Icon } from "#app/ui/Icon.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { words } from "./words.ts";
import "#app/site/cities/road.css";

export function ClosingCall() {
  return (
    <section className="road">
      <div className="wrap cta-band">
        <div className="stack stack--sm">
          <h2>{words.closing.heading}</h2>
          <p>{words.closing.lede}</p>
        </div>
        <div className="row">
          <PageLink className="btn btn--lg" to="/selection">
            {words.closing.book}
          </PageLink>{" "}
          <PhoneLink className="btn btn--lg btn--onroad">
            <Icon name="phone" />
            {words.closing.call}
          </PhoneLink>
        </div>
      </div>
    </section>
  );
}
