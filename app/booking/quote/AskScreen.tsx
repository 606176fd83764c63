import { useState } from "react";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { SendButton } from "#app/booking/page/ChangeForm.tsx";
import { type Chosen, FullOfPhotos, PhotoField, Sending } from "#app/booking/photos/PhotoForm.tsx";
import { PhotoGrid } from "#app/booking/photos/PhotoGrid.tsx";
import { MAX_PHOTOS } from "#app/jobs/photos/photo.ts";
import type { TextBox } from "#app/messages/texts/text-offer.ts";
import { EmailField } from "#app/ui/EmailField.tsx";
import { FieldFrame, fieldProps, TextField } from "#app/ui/Field.tsx";
import { Honeypot } from "#app/ui/Honeypot.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import type { AskAnswer, AskField } from "./ask.ts";
import "#app/booking/photos/photos.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/submitbar.css";
import "#app/ui/styles/task.css";
import "./quote.css";

type AskScreenProps = {
  page: { mostWords: number; key: string; opened: string; texts: TextBox | null };
  answer: AskAnswer | undefined;
};

const FIELD_NAMES: Record<AskField, string> = {
  words: "What should go",
  name: "Name",
  phone: "Phone",
  email: "Email",
  zip: "ZIP",
};

/** Photos and a few words instead of a list (rule 415). */
export function AskScreen({ page, answer }: AskScreenProps) {
  return (
    <div className="wrap task">
      <div>
        <div className="task__head">
          {answer?.problem && (
            <ChangeAlert answer={answer}>
              <Wrong {...answer} />
            </ChangeAlert>
          )}
          <h1>Get a quote from photos</h1>
          <p className="lede">
            No list needed. Show us what's leaving and say a few words. We look at it and send you a
            price, and one press books it.
          </p>
        </div>
        <AskForm page={page} answer={answer} />
        <p className="quote__other">
          Do you want a price right now? <PageLink to="/selection">Price it yourself</PageLink> or
          call <PhoneLink className="nowrap" />.
        </p>
      </div>
    </div>
  );
}

function Wrong({ errors, files }: AskAnswer) {
  const wrong = Object.entries(errors) as [AskField, string][];
  if (wrong.length + files.length === 0) return null;
  return (
    <ul>
      {wrong.map(([field, words]) => (
        <li key={field}>
          <a href={`#${field}`}>{`${FIELD_NAMES[field]}: ${words}`}</a>
        </li>
      ))}
      {files.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

/**
 * Posted as a full page load: an answer of the server is shown whatever the browser did meanwhile. The files come
 * last, so that what was typed has arrived before they are refused.
 */
function AskForm({ page, answer }: AskScreenProps) {
  const { texts } = page;
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [sent, setSent] = useState<object>();
  const isSending = useBusy(sent);
  const { values, errors = {}, photos = [], path = null } = answer ?? {};
  const room = MAX_PHOTOS - photos.length;
  return (
    <form
      className="form"
      method="post"
      action="/quote"
      encType="multipart/form-data"
      noValidate
      onSubmit={() => setSent({})}
    >
      {/* Enter in a field presses the first button: not one that removes a photo. */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
        Ask for a price
      </button>
      <input type="hidden" name="key" value={answer?.key ?? page.key} />
      <input type="hidden" name="opened" value={page.opened} />
      <Honeypot />
      <fieldset>
        <legend>What should go?</legend>
        <div className="fields">
          <FieldFrame
            name="words"
            label="A few words"
            hint="What it is, how much, and where: garage, upstairs, curb."
            error={errors.words}
          >
            <textarea
              {...fieldProps({ name: "words", error: errors.words, hint: "yes" })}
              className="input"
              rows={4}
              maxLength={page.mostWords}
              defaultValue={values?.words}
            />
          </FieldFrame>
        </div>
      </fieldset>
      <fieldset>
        <legend>Where do we send the price?</legend>
        <div className="fields">
          <TextField
            name="name"
            label="Name"
            autoComplete="name"
            maxLength={100}
            required
            defaultValue={values?.name}
            error={errors.name}
          />
          <TextField
            name="phone"
            label="Phone"
            hint="Or just an email."
            type="tel"
            width="field--half"
            autoComplete="tel"
            maxLength={40}
            defaultValue={values?.phone}
            error={errors.phone}
          />
          <EmailField
            label="Email"
            hint="Or just a phone."
            width="field--half"
            autoComplete="email"
            meant={answer?.emailMeant}
            defaultValue={values?.email}
            error={errors.email}
          />
          {texts && <TextField {...texts} defaultChecked={!!values?.texts} />}
          <TextField
            name="zip"
            label="ZIP of the pickup"
            width="field--half"
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={10}
            required
            defaultValue={values?.zip}
            error={errors.zip}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>Photos</legend>
        <div className="stack">
          {path && photos.length > 0 && (
            <>
              <p role="status">
                {photos.length === 1 ? "1 photo is kept." : `${photos.length} photos are kept.`} No
                need to choose them again.
              </p>
              <PhotoGrid page={path} photos={photos} inForm={(button) => button} />
            </>
          )}
          {room > 0 ? (
            <div className="drop">
              <PhotoField room={room} chosen={chosen} onChoose={setChosen} />
              <p className="small muted">
                Only we see them. We remove the place and time from each photo.
              </p>
            </div>
          ) : (
            <FullOfPhotos of="quote" />
          )}
        </div>
      </fieldset>
      <div className="submitbar">
        <SendButton isSending={isSending} className="btn btn--lg btn--block">
          Ask for a price
        </SendButton>
        <Sending chosen={isSending && chosen.length > 0 ? chosen : null} />
        <p className="small muted">Asking is free and books nothing.</p>
      </div>
    </form>
  );
}
