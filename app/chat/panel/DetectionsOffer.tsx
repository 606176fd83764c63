import type { PhotoDetection } from "#app/chat/photos/photo-detections.ts";
import { words } from "#app/chat/words.ts";
import { stepButton } from "./chat-steps.ts";
import { PickableLine } from "./ParsedList.tsx";

type DetectionsOfferProps = {
  lines: readonly PhotoDetection[];
  /** Small pictures of the photos, in their order; none after another page was visited. */
  thumbs: readonly string[];
};

/**
 * The items that a model sees in photos. Only those that the customer confirms are added to the
 * list.
 */
export function DetectionsOffer({ lines, thumbs }: DetectionsOfferProps) {
  return (
    <div className="seen">
      <p>{words.seenQuestion}</p>
      {thumbs.length > 0 && (
        <ul className="seen__photos">
          {thumbs.map((src, at) => (
            <li key={src}>
              <img src={src} alt="" width={160} height={120} />
              {words.photo(at + 1)}
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
            note={words.fromPhotos(line.photos)}
          />
        ))}
      </ul>
      <div className="seen__acts">
        <button {...stepButton("add-seen")} className="btn btn--sm btn--cobalt">
          {words.addSeen}
        </button>
        <button {...stepButton("no-seen")} className="btn btn--sm btn--line">
          {words.noSeen}
        </button>
      </div>
    </div>
  );
}
