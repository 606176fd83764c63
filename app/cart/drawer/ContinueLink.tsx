import type { ReactNode } from "react";
import { SiteLink } from "#app/ui/SiteLink.tsx";

/** The link to the booking form; disabled while the cart is empty (rule 34). */
export function ContinueLink({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  return isEmpty ? (
    <button className="btn btn--block" type="button" disabled>
      {children}
    </button>
  ) : (
    <SiteLink className="btn btn--block" to="/schedule" prefetch="intent">
      {children}
    </SiteLink>
  );
}
