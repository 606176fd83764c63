import type { ReactNode } from "react";
import { phoneHref } from "#app/lib/phone.ts";
import { useBusiness } from "./BusinessContext.tsx";

/** A link that calls the business. Its text is the phone number unless `children` says otherwise. */
export function PhoneLink({ className, children }: { className?: string; children?: ReactNode }) {
  const { phone } = useBusiness();
  return (
    <a className={className} href={phoneHref(phone)} translate={children ? undefined : "no"}>
      {children ?? phone}
    </a>
  );
}
