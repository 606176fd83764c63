import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Stamp } from "#app/jobs/job-change.ts";

/**
 * A form about one job. With JavaScript it is sent by script and the page's data is loaded again;
 * without it is a plain post. Its stamp identifies a repeated post and an outdated page.
 */
export function JobForm({
  stamp: { requestId, revision, seen },
  customer,
  className,
  action,
  children,
}: {
  stamp: Stamp;
  /** The customer's name, for the list of posts that wait to be sent. */
  customer?: string;
  className?: string;
  action?: string;
  children: ReactNode;
}) {
  return (
    <Form
      method="post"
      preventScrollReset
      {...(className !== undefined && { className })}
      {...(action !== undefined && { action })}
    >
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="revision" value={revision} />
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
      {customer !== undefined && <input type="hidden" name="customer" value={customer} />}
      {children}
    </Form>
  );
}
