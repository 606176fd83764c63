import type { ReactNode } from "react";
import { textHref } from "#app/lib/phone.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";

export function TextLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a className={className} href={textHref(useBusiness().phone)}>
      {children}
    </a>
  );
}
