import type { Review } from "#app/site/review.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./words.ts";
import "./reviews.css";

export type HomeReview = Review & {
  /** "March 2026"; null where it is not known. */
  when: string | null;
};

/** Reviews in the customers' own words; nothing while the owner has entered none. */
export function Reviews({ reviews }: { reviews: readonly HomeReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className="section" id="reviews">
      <div className="wrap">
        <div className="section__head">
          <h2>{words.reviews.heading}</h2>
        </div>
        <ul className="reviews">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ReviewCard({ review }: { review: HomeReview }) {
  const { author, place, stars, origin, url, when } = review;
  const left = origin && (url === null ? origin : <a href={url}>{origin}</a>);
  return (
    <figure className="review">
      {stars !== null && (
        <p className="review__stars">
          <span className="vh">{words.reviews.stars(stars)}</span>
          {Array.from({ length: stars }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
            <Icon key={at} name="star" />
          ))}
        </p>
      )}
      <blockquote>{review.words}</blockquote>
      <figcaption>
        <b>{author}</b>
        {place !== "" && `, ${place}`}
        {left && (
          <>
            {" "}
            {words.reviews.on} {left}
          </>
        )}
        {when && `, ${when}`}
      </figcaption>
    </figure>
  );
}
