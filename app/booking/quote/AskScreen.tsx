import { useState } from "react";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { SendButton } from "#app/booking/page/ChangeForm.tsx";
import { type Chosen, FullOfPhotos, PhotoField, Sending } from "#app/booking/photos/PhotoForm.tsx";
import { PhotoGrid } from "#app/booking/photos/PhotoGrid.tsx";
import { MAX_PHOTOS } from "#app/jobs/photos/photo.ts";
import { hrefOf } from "#app/lib/language.ts";
import type { TextBox } from "#app/messages/texts/text-offer.ts";
import { EmailField } from "#app/ui/EmailField.tsx";
import { FieldFrame, fieldProps, TextField } from "#app/ui/Field.tsx";
import { Honeypot } from "#app/ui/Honeypot.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import type { AskAnswer, AskField } from "./ask.ts";
import { words } from "./ask-words.ts";
import "#app/booking/photos/photos.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/submitbar.css";
import "#app/ui/styles/task.css";
import "./quote.css";

type AskScreenProps = {
  page: { mostWords: number; key: string; opened: string; texts: TextBox | null };
  answer: AskAnswer | undefined;
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
          <h1>{words.askTitle}</h1>
          <p className="lede">{words.askLede}</p>
        </div>
        <AskForm page={page} answer={answer} />
        <p className="quote__other">
          {words.rightNow[0]}
          <PageLink to="/selection">{words.rightNow[1]}</PageLink>
          {words.rightNow[2]}
          <PhoneLink className="nowrap" />
          {words.rightNow[3]}
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
      {wrong.map(([field, said]) => (
        <li key={field}>
          <a href={`#${field}`}>{words.field(words.fieldNames[field], said)}</a>
        </li>
      ))}
      {files.map((said) => (
        <li key={said}>{said}</li>
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
      action={hrefOf("/quote")}
      encType="multipart/form-data"
      noValidate
      onSubmit={() => setSent({})}
    >
      {/* Enter in a field presses the first button: not one that removes a photo. */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
        {words.ask}
      </button>
      <input type="hidden" name="key" value={answer?.key ?? page.key} />
      <input type="hidden" name="opened" value={page.opened} />
      <Honeypot />
      <fieldset>
        <legend>{words.what}</legend>
        <div className="fields">
          <FieldFrame name="words" label={words.words} hint={words.wordsHint} error={errors.words}>
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
        <legend>{words.where}</legend>
        <div className="fields">
          <TextField
            name="name"
            label={words.fieldNames.name}
            autoComplete="name"
            maxLength={100}
            required
            defaultValue={values?.name}
            error={errors.name}
          />
          <TextField
            name="phone"
            label={words.fieldNames.phone}
            hint={words.orEmail}
            type="tel"
            width="field--half"
            autoComplete="tel"
            maxLength={40}
            defaultValue={values?.phone}
            error={errors.phone}
          />
          <EmailField
            label={words.fieldNames.email}
            hint={words.orPhone}
            width="field--half"
            autoComplete="email"
            meant={answer?.emailMeant}
            defaultValue={values?.email}
            error={errors.email}
          />
          {texts && <TextField {...texts} defaultChecked={!!values?.texts} />}
          <TextField
            name="zip"
            label={words.zip}
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
        <legend>{words.photos}</legend>
        <div className="stack">
          {path && photos.length > 0 && (
            <>
              <p role="status">{words.kept(photos.length)}</p>
              <PhotoGrid page={path} photos={photos} inForm={(button) => button} />
            </>
          )}
          {room > 0 ? (
            <div className="drop">
              <PhotoField room={room} chosen={chosen} onChoose={setChosen} />
              <p className="small muted">{words.private}</p>
            </div>
          ) : (
            <FullOfPhotos of="quote" />
          )}
        </div>
      </fieldset>
      <div className="submitbar">
        <SendButton isSending={isSending} className="btn btn--lg btn--block">
          {words.ask}
        </SendButton>
        <Sending chosen={isSending && chosen.length > 0 ? chosen : null} />
        <p className="small muted">{words.free}</p>
      </div>
    </form>
  );
}
