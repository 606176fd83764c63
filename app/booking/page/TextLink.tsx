import type { ReactNode } from "react";
import { textHref } from "#app/lib/phone.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";

/** A link that opens a text message to the business. */
export function TextLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a className={className} href={textHref(useBusiness().phone)}>
      {children}
    </a>
  );
}
