import { type FormEvent, useState } from "react";
import { SubmitButton } from "#app/desk/DeskForm.tsx";
import { keepPost, leavePost } from "#app/desk/offline/desk-app.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { PHOTO_TYPES } from "#app/jobs/photos/photo.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { DeskJob } from "./desk-job.ts";
import { words } from "./words.ts";

type PhotoPostProps = { job: DeskJob; kind: "before" | "after"; stamp: Stamp };

/** Adds photos to a job. With scripts they are stored on the device until they are sent. */
export function PhotoPost({ job: { orderNumber, name }, kind, stamp }: PhotoPostProps) {
  const [chosen, setChosen] = useState(0);
  const action = jobPath(orderNumber, `photos?show=${kind}`);
  const keep = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    const files = new FormData(form).getAll("photos").filter((file) => file instanceof File);
    const fields = Object.entries(stamp).map(([key, value]): [string, string] => [key, `${value}`]);
    const post = { kind: "photo", orderNumber, name, action, fields, files } as const;
    if (!(await keepPost({ ...post, at: new Date().toISOString() }, false))) return form.submit();
    form.reset();
    setChosen(0);
    leavePost();
  };
  return (
    <form
      className="stack stack--sm"
      method="post"
      encType="multipart/form-data"
      action={action}
      onSubmit={keep}
    >
      <input type="hidden" name="requestId" value={stamp.requestId} />
      <input type="hidden" name="revision" value={stamp.revision} />
      <label className="drop" htmlFor={`photo-${kind}`}>
        <Icon name="camera" />
        {chosen > 0 ? words.chosen(words.kinds[kind], chosen) : words.kinds[kind]}
        <input
          id={`photo-${kind}`}
          type="file"
          name="photos"
          accept={PHOTO_TYPES}
          multiple
          required
          onChange={({ target }) => setChosen(target.files?.length ?? 0)}
        />
      </label>
      <SubmitButton>{words.addPhotos[kind]}</SubmitButton>
    </form>
  );
}
