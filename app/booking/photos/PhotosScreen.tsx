import type { BookingView } from "#app/booking/booking-view.ts";
import { BackToBooking } from "#app/booking/page/BackToBooking.tsx";
import { BookingSummary } from "#app/booking/page/BookingSummary.tsx";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import { DoneNotice } from "#app/booking/page/DoneNotice.tsx";
import type { RefusalWords } from "#app/booking/words/change.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { type KeptPhoto, MAX_PHOTOS } from "#app/jobs/photos/photo.ts";
import { hrefOf } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { ChatPhotos } from "./ChatPhotos.tsx";
import { PhotoForm } from "./PhotoForm.tsx";
import { PhotoGrid } from "./PhotoGrid.tsx";
import { words } from "./words.ts";
import "#app/booking/page/booking.css";
import "#app/ui/styles/form.css";
import "./photos.css";
import "#app/ui/styles/task.css";

type PhotosScreenProps = {
  token: string;
  booking: BookingView;
  photos: readonly KeptPhoto[];
  done: string | null;
  stamp: Stamp;
  /** Why a post changed nothing or only a part, with each refused file. */
  answer: (RefusalWords & { files?: readonly string[] }) | undefined;
};

export function PhotosScreen(props: PhotosScreenProps) {
  const { token, booking, photos, done, stamp, answer } = props;
  const { may } = booking;
  const room = MAX_PHOTOS - photos.length;
  return (
    <div className="wrap task">
      <div>
        <div className="task__head">
          <BackToBooking token={token} />
          <DoneNotice done={done} />
          <ChangeAlert answer={answer}>
            {answer?.files && (
              <ul className="photos__refused">
                {answer.files.map((said) => (
                  <li key={said}>{said}</li>
                ))}
              </ul>
            )}
          </ChangeAlert>
          <h1>{words.title}</h1>
          <p className="lede">{may.photos ? words.lede(MAX_PHOTOS) : words.over}</p>
        </div>
        <div className="stack stack--lg">
          <section className="stack" aria-labelledby="photo-count">
            <h2 id="photo-count" className="photos__count">
              {photos.length === 0 ? words.none : words.count(photos.length, MAX_PHOTOS)}
            </h2>
            {photos.length > 0 && (
              <PhotoGrid
                page={bookingPath(token)}
                photos={photos}
                inForm={
                  may.photos
                    ? (button) => <ChangeForm stamp={stamp}>{button}</ChangeForm>
                    : undefined
                }
              />
            )}
          </section>
          {may.photos && (
            <ChatPhotos
              action={hrefOf(bookingPath(token, "photos"))}
              stamp={stamp}
              room={room}
              isDone={done !== null}
            />
          )}
          {may.photos && <PhotoForm {...props} room={room} />}
          <p>
            <a className="btn btn--line" href={hrefOf(bookingPath(token))}>
              {words.back}
            </a>
          </p>
        </div>
      </div>
      <BookingSummary booking={booking} />
    </div>
  );
}
