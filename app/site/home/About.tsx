import { BusinessFacts } from "#app/site/frame/BusinessFacts.tsx";
import { Reasons } from "#app/site/frame/Reasons.tsx";
import crewScene from "#app/ui/art/crew-scene.svg?url";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import type { Picture } from "#app/ui/gallery/before-after.ts";
import { Photo } from "#app/ui/gallery/Photo.tsx";
import { words } from "./words.ts";

const REASON_ICONS = ["calendar-check", "house", "receipt-text"] as const;

/** @param crew the owner's photo of the crew; null: a drawing, which says that it is one */
export function About({ crew }: { crew: Picture | null }) {
  const { heading, lede, reasons, drawing } = words.about;
  return (
    <section className="section" id="about">
      <div className="wrap split">
        <div className="stack">
          <h2>{heading}</h2>
          <p className="lede">{lede(useBusiness().city)}</p>
          <Reasons
            reasons={REASON_ICONS.map((icon, at) => {
              const [title = "", text = ""] = reasons[at] ?? [];
              return { icon, title, text };
            })}
          />
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
              alt={drawing}
            />
          )}
        </div>
      </div>
    </section>
  );
}
