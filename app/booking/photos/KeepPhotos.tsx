import { useEffect, useRef, useState } from "react";
import { ChangeForm, SendButton } from "#app/booking/page/ChangeForm.tsx";
import type { Stamp } from "#app/jobs/job-change.ts";
import { useBusy } from "#app/ui/use-busy.ts";
import { filesOf, keptPhotos } from "./photo-memory.ts";
import { words } from "./words.ts";
import "./photos.css";

export type KeepPhotosProps = {
  /** The page that takes photos of the booking. */
  action: string;
  stamp: Stamp;
  /** How many the booking still takes. */
  room: number;
  onSend: () => void;
};

/** Sends the booking this tab's photos of the chat, as any photos of it: a press does, and nothing else. */
export default function KeepPhotos({ action, stamp, room, onSend }: KeepPhotosProps) {
  const [photos] = useState(() => keptPhotos().slice(-room));
  const [sent, setSent] = useState<object>();
  const isSending = useBusy(sent);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.files = filesOf(photos);
  }, [photos]);
  const send = () => {
    onSend();
    setSent({});
  };
  return (
    <ChangeForm
      action={action}
      stamp={stamp}
      className="keep"
      encType="multipart/form-data"
      onSubmit={send}
    >
      <p>{words.fromChat}</p>
      <ul className="photos photos--narrow">
        {photos.map((src, at) => (
          <li key={src.slice(-64)} className="photo">
            <img src={src} alt={words.numbered(at + 1, photos.length)} width={480} height={360} />
          </li>
        ))}
      </ul>
      <input ref={field} type="file" name="photos" multiple hidden />
      <SendButton isSending={isSending}>{words.keep}</SendButton>
    </ChangeForm>
  );
}
