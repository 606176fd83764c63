import { fromPhotos, type SeenLine } from "#app/domain/seen.ts";
import { SEEN_QUESTION } from "#app/domain/seen-words.ts";
import { stepButton } from "./chat-steps.ts";
import { PickableLine } from "./ParsedList.tsx";

type SeenOfferProps = {
  lines: readonly SeenLine[];
  /** Small pictures of the photos, in their order; none once the page was left. */
  thumbs: readonly string[];
};

/** What photos show, to be confirmed line by line: a yes puts it on the list, and nothing else does. */
export function SeenOffer({ lines, thumbs }: SeenOfferProps) {
  return (
    <div className="seen">
      <p>{SEEN_QUESTION}</p>
      {thumbs.length > 0 && (
        <ul className="seen__photos">
          {thumbs.map((src, at) => (
            <li key={src}>
              <img src={src} alt="" width={160} height={120} />
              Photo {at + 1}
            </li>
          ))}
        </ul>
      )}
      <ul>
        {lines.map((line) => (
          <PickableLine
            key={line.id}
            line={line}
            quantity={line.quantity}
            from={fromPhotos(line.photos)}
          />
        ))}
      </ul>
      <div className="seen__acts">
        <button {...stepButton("add-seen")} className="btn btn--sm btn--cobalt">
          Add these
        </button>
        <button {...stepButton("no-seen")} className="btn btn--sm btn--line">
          None of these
        </button>
      </div>
    </div>
  );
}
