import { type FormEvent, useId } from "react";
import { SubmitButton } from "#app/desk/DeskForm.tsx";
import { keepPost, leavePost } from "#app/desk/offline/desk-app.ts";
import {
  type Donation,
  MAX_CHARITY_CHARACTERS,
  MAX_DONATION_CHARACTERS,
} from "#app/jobs/donation.ts";
import { type KeptPhoto, PHOTO_TYPES } from "#app/jobs/photos/photo.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { words } from "./words.ts";

export type DonationView = { donation: Donation | null; slip: KeptPhoto | null };

/** Says where a part of the job went. With scripts it is stored on the device until it is sent. */
export function DonationForm({
  job: { orderNumber, name },
  requestId,
  donation,
  fields = donation,
}: {
  job: { orderNumber: string; name: string };
  requestId: string;
  donation: Donation | null;
  /** What was typed, where that was refused. */
  fields?: Donation | null;
}) {
  const id = useId();
  const action = jobPath(orderNumber, "donation");
  const keep = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    const all = [...new FormData(form)];
    const fields = all.filter((one): one is [string, string] => typeof one[1] === "string");
    const files = all.flatMap(([, file]) => (file instanceof File && file.size > 0 ? file : []));
    const post = { kind: "donation", orderNumber, name, action, fields, files } as const;
    if (!(await keepPost({ ...post, at: new Date().toISOString() }, false))) return form.submit();
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
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="seen" value={JSON.stringify(donation)} />
      <div className="field">
        <label htmlFor={`${id}place`}>{words.donation.place}</label>
        <input
          className="input"
          id={`${id}place`}
          name="place"
          maxLength={MAX_CHARITY_CHARACTERS}
          autoComplete="off"
          required
          defaultValue={fields?.place}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}words`}>{words.donation.what}</label>
        <input
          className="input"
          id={`${id}words`}
          name="words"
          maxLength={MAX_DONATION_CHARACTERS}
          autoComplete="off"
          defaultValue={fields?.words}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}photo`}>{words.donation.photo}</label>
        <input className="input" id={`${id}photo`} type="file" name="photos" accept={PHOTO_TYPES} />
      </div>
      <div>
        <SubmitButton>{words.donation.save}</SubmitButton>
      </div>
    </form>
  );
}
