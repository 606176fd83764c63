import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { DeskSaid, RefusedHere } from "./DeskSaid.tsx";

/** The fields of a form that was refused, by their names. */
export type Typed = Readonly<Record<string, string>>;

/** Another form once it shows what was typed, or what is so now: its fields begin anew. */
export function formKey(seen: string, typed: Typed | null): string {
  return typed === null ? seen : `${typed.requestId} ${typed.seen}`;
}

type DeskFormProps = {
  /** Which of the page's forms this is; left out where its buttons say it. */
  intent?: string;
  /** From the loader, new with each rendering: a repeated post changes nothing. */
  requestId: string;
  /** From the loader: the stamp of what the form changes, so that an outdated page is told (rule 237). */
  seen?: string | undefined;
  /** Which of several like forms it is. */
  of?: string;
  /** The presses whose outcome is shown in the form; its intent, if left out. */
  answers?: readonly string[];
  said?: string;
  id?: string;
  className?: string;
  encType?: "multipart/form-data";
  children: ReactNode;
};

/** A form of the desk that concerns no single job: a plain post, which scripts only make quicker. */
export function DeskForm({
  intent,
  requestId,
  seen,
  of,
  answers = intent === undefined ? [] : [intent],
  said,
  children,
  ...form
}: DeskFormProps) {
  return (
    <Form method="post" preventScrollReset {...form}>
      <input type="hidden" name="requestId" value={requestId} />
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {children}
      <RefusedHere intents={answers} of={of} />
      {answers.map((did) => (
        <DeskSaid key={did} did={did} of={of}>
          {said}
        </DeskSaid>
      ))}
    </Form>
  );
}

export function SubmitButton(button: { children: ReactNode; disabled?: boolean }) {
  return <button className="btn btn--sm btn--line" type="submit" {...button} />;
}
