import { withArticle } from "#app/lib/article.ts";
import type { Reason } from "#app/site/cities/guides/city-guide.ts";
import { BusinessFacts } from "#app/site/frame/BusinessFacts.tsx";
import { Reasons } from "#app/site/frame/Reasons.tsx";
import crewScene from "#app/ui/art/crew-scene.svg?url";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import type { Picture } from "#app/ui/gallery/before-after.ts";
import { Photo } from "#app/ui/gallery/Photo.tsx";

const REASONS: readonly Reason[] = [
  {
    icon: "calendar-check",
    title: "Free to change",
    text: "Move your pickup for free until 6 PM the day before.",
  },
  {
    icon: "house",
    title: "Homes and businesses",
    text: "One couch, an office, or a full estate.",
  },
  {
    icon: "receipt-text",
    title: "The price you booked",
    text: "No hidden fees and nothing due until we're done.",
  },
];

/** @param crew the owner's photo of the crew; null: a drawing, which says that it is one */
export function About({ crew }: { crew: Picture | null }) {
  return (
    <section className="section" id="about">
      <div className="wrap split">
        <div className="stack">
          <h2>Your neighbors with a big truck</h2>
          <p className="lede">
            We're {withArticle(useBusiness().city)} crew with 16-foot box trucks, and we price by
            the space your stuff takes up. On one rush job the crew pulled up within 2 hours.
          </p>
          <Reasons reasons={REASONS} />
          <BusinessFacts />
        </div>
        <div className="art-frame">
          {crew ? (
            <Photo picture={crew} />
          ) : (
            <img
              src={crewScene}
              width="640"
              height="440"
              loading="lazy"
              decoding="async"
              alt="Drawing: two people carry a couch from a house to the truck"
            />
          )}
        </div>
      </div>
    </section>
  );
}
