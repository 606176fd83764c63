import type { FormHTMLAttributes, ReactNode } from "react";

export type Stamp = { requestId: string; revision: number };

/**
 * A form that changes a booking. Always a whole page's post, and every link on these pages a whole
 * page's load: Remix would ask for the routes of an address it follows, and name it in a query.
 * @param stamp of the loader: a repeat of the post, and an outdated page, are known by it
 */
export function ChangeForm({
  stamp: { requestId, revision },
  className,
  children,
  ...form
}: Pick<FormHTMLAttributes<HTMLFormElement>, "encType" | "onSubmit"> & {
  stamp: Stamp;
  className?: string;
  children: ReactNode;
}) {
  return (
    <form method="post" className={className} {...form}>
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="revision" value={revision} />
      {children}
    </form>
  );
}
