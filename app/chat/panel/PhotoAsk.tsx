import type { FormEvent, ReactNode } from "react";
import { MAX_CHAT_PHOTOS } from "#app/chat/photos/photo-detections.ts";
import { words } from "#app/chat/words.ts";
import { PHOTO_TYPES } from "#app/jobs/photos/photo.ts";
import { hrefOf } from "#app/lib/language.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { NEWEST_ID } from "./ChatLog.tsx";

type PhotoAskProps = {
  /** The hidden fields of a posted form; none where `onPhotos` takes the photos. */
  fields: ReactNode;
  isClosed: boolean;
  onPhotos?: ((photos: FormData) => void) | undefined;
};

/** Opens the form that sends photos, which says first what happens with them. */
export function PhotoAsk({ fields, isClosed, onPhotos }: PhotoAskProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPhotos?.(new FormData(event.currentTarget));
  };
  return (
    <details className="show-photos">
      <summary className="icon-btn" aria-label={words.showPhotos}>
        <Icon name="camera" />
      </summary>
      <form
        method="post"
        action={hrefOf(`/chat#${NEWEST_ID}`)}
        encType="multipart/form-data"
        className="show-photos__form"
        {...(onPhotos && { onSubmit: send })}
      >
        {fields}
        <label htmlFor="chat-photos">{words.photos}</label>
        <input
          id="chat-photos"
          type="file"
          name="photos"
          accept={PHOTO_TYPES}
          multiple
          required
          aria-describedby="chat-photos-hint"
        />
        <p id="chat-photos-hint">
          {words.photoLimits(MAX_CHAT_PHOTOS)} {words.photoPrivacy}
        </p>
        <button type="submit" className="btn btn--sm btn--cobalt" disabled={isClosed}>
          {isClosed ? words.answerFirst : words.sendPhotos}
        </button>
      </form>
    </details>
  );
}
