import { type ChangeEvent, useState } from "react";
import { ChangeForm, SendButton } from "#app/booking/page/ChangeForm.tsx";
import type { Stamp } from "#app/jobs/job-change.ts";
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from "#app/jobs/photos/photo.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { words } from "./form-words.ts";

export type Chosen = { name: string; bytes: number };

/** The form that sends photos. */
export function PhotoForm({ stamp, room }: { stamp: Stamp; room: number }) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [sent, setSent] = useState<object>();
  const isSending = useBusy(sent);
  if (room === 0) return <FullOfPhotos of="booking" />;
  return (
    <ChangeForm
      stamp={stamp}
      className="drop"
      encType="multipart/form-data"
      onSubmit={() => setSent({})}
    >
      <PhotoField room={room} chosen={chosen} onChoose={setChosen} required />
      <SendButton isSending={isSending}>{words.send}</SendButton>
      <p className="small muted">{words.private}</p>
      <Sending chosen={isSending ? chosen : null} />
    </ChangeForm>
  );
}

export function FullOfPhotos({ of }: { of: "booking" | "quote" }) {
  return <p className="drop drop--full">{words.full[of]}</p>;
}

type PhotoFieldProps = {
  /** How many more there is room for. */
  room: number;
  chosen: readonly Chosen[];
  onChoose: (chosen: Chosen[]) => void;
  required?: boolean;
};

/** Where photos are chosen. Scripts list the chosen files and which of them will be refused. */
export function PhotoField({ room, chosen, onChoose, required }: PhotoFieldProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onChoose([...(target.files ?? [])].map(({ name, size }) => ({ name, bytes: size })));
  return (
    <>
      <Icon name="image-plus" />
      <label className="drop__label" htmlFor="photos">
        {words.add}
      </label>
      <p className="small" id="photos-hint">
        {words.room(room)}
      </p>
      <input
        className="drop__input"
        id="photos"
        type="file"
        name="photos"
        accept={PHOTO_TYPES}
        multiple
        required={required}
        aria-describedby="photos-hint"
        onChange={choose}
      />
      {chosen.length > 0 && <ChosenFiles chosen={chosen} room={room} />}
    </>
  );
}

/** @param chosen what is being sent; null: nothing */
export function Sending({ chosen }: { chosen: readonly Chosen[] | null }) {
  return (
    <p className="small" role="status">
      {chosen && words.sending(megabytes(chosen))}
    </p>
  );
}

function ChosenFiles({ chosen, room }: { chosen: readonly Chosen[]; room: number }) {
  return (
    <ul className="drop__chosen">
      {chosen.map((file, place) => {
        const refusal =
          file.bytes > MAX_PHOTO_BYTES ? words.tooLarge : place >= room ? words.noRoom : null;
        return (
          <li key={`${file.name} ${file.bytes}`}>
            <span>{file.name}</span>
            {refusal ? (
              <b className="drop__refused">{refusal}</b>
            ) : (
              <span>{megabytes([file])}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The size of all files: "7.4 MB". */
function megabytes(files: readonly Chosen[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;
}
