import { Link } from "@remix-run/react";
import { useBusiness } from "#app/ui/BusinessContext.tsx";

/** A link to a post, and its words alone where the owner has hidden that. */
export function PostLink({ to, children }: { to: string; children: string }) {
  if (useBusiness().hidden?.includes(to)) return children;
  return (
    <Link to={to} prefetch="intent">
      {children}
    </Link>
  );
}
