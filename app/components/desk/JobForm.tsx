import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

export type Stamp = { requestId: string; revision: number };

/**
 * A form about a job. With JavaScript the page stays and is loaded anew in place; without, it is a plain
 * post. A repeat and an outdated page are known by its stamp.
 */
export function JobForm({
  stamp: { requestId, revision },
  customer,
  className,
  action,
  children,
}: {
  stamp: Stamp;
  /** Their name, for the list of what waits to be sent. */
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
      {customer !== undefined && <input type="hidden" name="customer" value={customer} />}
      {children}
    </Form>
  );
}
