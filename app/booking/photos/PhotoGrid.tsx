import type { ReactNode } from "react";
import { type KeptPhoto, photoFiles } from "#app/jobs/photos/photo.ts";
import { words } from "./grid-words.ts";

type PhotoGridProps = {
  /** The path of the page whose photos they are. */
  page: string;
  photos: readonly KeptPhoto[];
  /** Show small previews only. */
  isNarrow?: boolean;
  /** Puts the button that removes a photo into its form; left out: none can be removed. */
  inForm?: ((button: ReactNode) => ReactNode) | undefined;
};

/** Photos of a customer. Each preview links to the photo in full and has a Remove button. */
export function PhotoGrid({ page, photos, isNarrow, inForm }: PhotoGridProps) {
  return (
    <ul className={isNarrow ? "photos photos--narrow" : "photos"}>
      {photos.map(({ name }, place) => {
        const files = photoFiles(name);
        const number = place + 1;
        return (
          <li key={name} className="photo">
            <a href={`${page}/photos/${files.large}`} aria-label={words.see(number)}>
              <img src={`${page}/photos/${files.small}`} alt="" width={480} height={360} />
            </a>
            {!isNarrow && (
              <div className="photo__foot">
                <span aria-hidden="true">{words.photo(number)}</span>
                {inForm?.(
                  <button
                    className="photo__remove"
                    type="submit"
                    name="remove"
                    value={name}
                    aria-label={words.removePhoto(number)}
                  >
                    {words.remove}
                  </button>,
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
