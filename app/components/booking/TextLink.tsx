import type { ReactNode } from "react";
import { useBusiness } from "#app/components/BusinessContext.tsx";
import { textHref } from "#app/domain/phone.ts";

/** A link that opens a text message to the business. */
export function TextLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a className={className} href={textHref(useBusiness().phone)}>
      {children}
    </a>
  );
}
