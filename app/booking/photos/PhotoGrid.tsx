import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import type { Stamp } from "#app/jobs/job-change.ts";
import { type KeptPhoto, photoFiles } from "#app/jobs/photos/photo.ts";
import { bookingPath } from "#app/lib/private-path.ts";

type PhotoGridProps = {
  token: string;
  photos: readonly KeptPhoto[];
  /** Show small previews only. */
  isNarrow?: boolean;
  mayRemove?: boolean;
  stamp?: Stamp;
};

/** The photos of a booking. Each preview links to the photo in full and has a Remove button. */
export function PhotoGrid({ token, photos, isNarrow, mayRemove, stamp }: PhotoGridProps) {
  return (
    <ul className={isNarrow ? "photos photos--narrow" : "photos"}>
      {photos.map(({ name }, place) => {
        const files = photoFiles(name);
        const number = place + 1;
        return (
          <li key={name} className="photo">
            <a
              href={bookingPath(token, `photos/${files.large}`)}
              aria-label={`See photo ${number} in full`}
            >
              <img
                src={bookingPath(token, `photos/${files.small}`)}
                alt=""
                width={480}
                height={360}
              />
            </a>
            {!isNarrow && (
              <div className="photo__foot">
                <span aria-hidden="true">Photo {number}</span>
                {mayRemove && stamp && (
                  <ChangeForm stamp={stamp}>
                    <button
                      className="photo__remove"
                      type="submit"
                      name="remove"
                      value={name}
                      aria-label={`Remove photo ${number}`}
                    >
                      Remove
                    </button>
                  </ChangeForm>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
