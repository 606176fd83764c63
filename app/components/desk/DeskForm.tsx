import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

type DeskFormProps = {
  /** Which of the page's forms it is; left out where its buttons say it. */
  intent?: string;
  /** Of the loader, new with each rendering: a repeat of the post changes nothing. */
  requestId: string;
  id?: string;
  className?: string;
  encType?: "multipart/form-data";
  children: ReactNode;
};

/** A form that changes something of the desk: a plain post, which scripts only make quicker. */
export function DeskForm({ intent, requestId, children, ...form }: DeskFormProps) {
  return (
    <Form method="post" preventScrollReset {...form}>
      <input type="hidden" name="requestId" value={requestId} />
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {children}
    </Form>
  );
}
