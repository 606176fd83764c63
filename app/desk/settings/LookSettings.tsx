import type { CSSProperties } from "react";
import { DeskForm, formKey, type Typed } from "#app/desk/DeskForm.tsx";
import { FieldFrame, fieldProps, TextField } from "#app/ui/Field.tsx";
import type { LookPreview, readLookPage } from "./look-page.server.ts";

export type LookSettingsProps = {
  requestId: string;
  seen: { look: string };
  typed: Typed | null;
  look: ReturnType<typeof readLookPage>;
  /** What was asked to be shown; null: what is saved. */
  preview: LookPreview | null;
};

/** The words at the top, the logo and the two brand colors, with how they come out (rule 520). */
export function LookSettings({ requestId, seen, typed, look, preview }: LookSettingsProps) {
  const logo = typed?.logo ?? look.logo?.file ?? "";
  return (
    <>
      <Preview shown={preview ?? look.preview} isNew={preview !== null} />
      <DeskForm
        key={`${formKey(seen.look, typed)} ${typed?.main} ${typed?.accent}`}
        id="look"
        className="block"
        requestId={requestId}
        seen={seen.look}
        answers={["look", "look-usual"]}
        encType="multipart/form-data"
      >
        <h2>Name</h2>
        <div className="fields">
          <TextField
            name="wordmark"
            label="Words at the top"
            hint="Leave it blank for your business's name."
            autoComplete="off"
            defaultValue={typed?.wordmark ?? look.wordmark}
            error={typed?.wordmarkError}
          />
        </div>
        <h2>Colors</h2>
        <p className="small">
          The first is for what stays: links, controls, houses. The second is for what leaves: the
          truck, the cart, and the one button that matters. Every shade of the site follows them.
        </p>
        <div className="fields">
          <ColorField name="main" label="Main color" look={look} typed={typed} />
          <ColorField name="accent" label="Second color" look={look} typed={typed} />
        </div>
        {/* The file last: where it is too large to be read, what stands before it is not lost. */}
        <h2>Logo</h2>
        <div className="fields">
          <input type="hidden" name="logo" value={logo} />
          {logo !== "" && (
            <label className="check">
              <input type="checkbox" name="noLogo" value="1" /> Use no logo
            </label>
          )}
          <FieldFrame
            name="logoFile"
            label="Logo file"
            hint="An SVG or a PNG. It takes the place of the words. About as wide as high, it is the icon too."
            error={typed?.logoError}
          >
            <input
              {...fieldProps({ name: "logoFile", hint: "logo", error: typed?.logoError })}
              className="input"
              type="file"
              accept=".svg,.png,image/svg+xml,image/png"
            />
          </FieldFrame>
        </div>
        <div className="row">
          <button className="btn btn--sm btn--cobalt" type="submit" name="intent" value="look">
            Save look
          </button>
          <button className="btn btn--sm btn--line" type="submit" name="intent" value="look-try">
            Show it first
          </button>
          {look.isOwn && (
            <button
              className="btn btn--sm btn--quiet"
              type="submit"
              name="intent"
              value="look-usual"
            >
              Back to the usual look
            </button>
          )}
        </div>
      </DeskForm>
    </>
  );
}

type ColorFieldProps = {
  name: "main" | "accent";
  label: string;
  look: LookSettingsProps["look"];
  typed: Typed | null;
};

/** A color as its code; a browser with scripts has a picker beside it, which writes the code. */
function ColorField({ name, label, look, typed }: ColorFieldProps) {
  const color = typed?.[name] ?? look[name];
  const offer = typed?.[`${name}Offer`];
  const error = typed?.[`${name}Error`];
  const isColor = /^#[0-9a-f]{6}$/i.test(color);
  return (
    <FieldFrame
      name={name}
      label={label}
      width="field--half"
      hint="Six digits or letters a to f"
      error={error}
    >
      <span className="look__color">
        <input
          {...fieldProps({ name, hint: "code", error })}
          className="input"
          type="text"
          spellCheck={false}
          autoComplete="off"
          defaultValue={color}
        />
        <input
          className="js-only"
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          defaultValue={isColor ? color : look[name]}
          onInput={({ currentTarget }) => {
            const code = currentTarget.previousElementSibling;
            if (code instanceof HTMLInputElement) code.value = currentTarget.value;
          }}
        />
      </span>
      {offer && (
        <button
          className="btn btn--sm btn--line look__offer"
          type="submit"
          name={name === "main" ? "useMain" : "useAccent"}
          value={offer}
        >
          <i style={{ background: offer }} /> Try {offer}
        </button>
      )}
    </FieldFrame>
  );
}

/** A page in small, in the colors that were asked for. */
function Preview({ shown, isNew }: { shown: LookPreview; isNew: boolean }) {
  const { tokens, mark, name, logo } = shown;
  return (
    <section className="block" id={isNew ? "said" : undefined} tabIndex={isNew ? -1 : undefined}>
      <h2>{isNew ? "How it would look" : "How it looks"}</h2>
      {isNew && <p className="small">Nothing is saved yet. Press "Save look" below to keep it.</p>}
      <div className="look" style={tokens as CSSProperties}>
        <div className="look__head">
          <span className="logo">
            {logo ? (
              <img {...logo} alt={name} />
            ) : (
              <>
                <img className="buddy" src={mark} alt="" width="38" height="38" />
                <span translate="no">{name}</span>
              </>
            )}
          </span>
        </div>
        <div className="look__sky">
          <b>Make space for what matters.</b>
          <p>
            Small print, <u>a link</u> and <span className="badge">a badge</span>
          </p>
          <p className="row">
            <span className="btn btn--sm">Get Started</span>
            <span className="btn btn--sm btn--cobalt">Book</span>
            <span className="btn btn--sm btn--line">Call</span>
          </p>
          <p className="look__meter">
            <i />
          </p>
        </div>
        <div className="look__foot">{name}</div>
      </div>
    </section>
  );
}
