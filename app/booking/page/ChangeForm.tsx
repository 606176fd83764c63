import type { FormHTMLAttributes, ReactNode } from "react";
import { words } from "#app/booking/photos/form-words.ts";
import type { Stamp } from "#app/jobs/job-change.ts";

/**
 * A form that changes a booking. It is always posted as a full page load, like every link on these
 * pages: Remix would send the address, which holds a token, in a query to `/__manifest`.
 * @param stamp from the loader: it identifies a repeated post and an outdated page
 */
export function ChangeForm({
  stamp: { requestId, revision },
  className,
  children,
  ...form
}: Pick<FormHTMLAttributes<HTMLFormElement>, "action" | "encType" | "onSubmit"> & {
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

/** The button of a form that sends photos, which takes a while. */
export function SendButton({
  isSending,
  className = "btn btn--cobalt",
  children,
}: {
  isSending: boolean;
  className?: string;
  children: string;
}) {
  return (
    <button className={className} type="submit" aria-busy={isSending || undefined}>
      {isSending ? words.isSending : children}
    </button>
  );
}
