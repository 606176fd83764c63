import { DeskForm, formKey, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { noMailYet } from "#app/desk/words/refusals.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { TextField } from "#app/ui/Field.tsx";

type AskingSettingsProps = {
  requestId: string;
  /** Null: nobody is asked. */
  link: string | null;
  sums: { asked: number; opened: number };
  seen: string;
  typed: Typed | null;
};

/** Where customers are asked to leave a review, and how many were (rules 405 to 409). */
export function AskingSettings({ requestId, link, sums, seen, typed }: AskingSettingsProps) {
  const { sendsMail } = useBusiness();
  return (
    <DeskForm
      key={formKey(seen, typed)}
      intent="review-link"
      requestId={requestId}
      seen={seen}
      className="block"
      id="asking"
      said="Saved."
    >
      <h2>Asking for reviews</h2>
      <p className="small">
        {link === null
          ? "Nobody is asked until you set the link. Then, at 10 AM the day after a job,"
          : "At 10 AM the day after a job,"}{" "}
        its customer is asked once by text or email, happy or not: Google and the FTC forbid asking
        only some. Left out are jobs that aren't paid in full, those with a refund or a dispute, and
        customers whose text you haven't answered. Nobody is asked twice in 12 months.
      </p>
      <div className="fields">
        <TextField
          name="reviewLink"
          label="Link to review you on Google"
          hint="In your Google profile: Ask for reviews, copy the link. Blank: nobody is asked."
          type="text"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          placeholder="https://g.page/r/.../review"
          defaultValue={typed?.reviewLink ?? link ?? ""}
        />
      </div>
      {!sendsMail && <p className="small">{noMailYet()}</p>}
      <p>
        <b>{sums.asked}</b> asked, <b>{sums.opened}</b> opened the link.
      </p>
      <div>
        <SubmitButton>Save link</SubmitButton>
      </div>
    </DeskForm>
  );
}
