import { useLocation, useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect, useState } from "react";
import { canOpen } from "./kept-pages.ts";
import { useDeskState } from "./use-desk-state.ts";

/**
 * Without signal a link of the desk is followed only if its page is stored on this device;
 * otherwise `unkept` has its label, and the page stays.
 */
export function useKeptLinks() {
  const { isOff } = useDeskState();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [unkept, setUnkept] = useState<{ name: string; on: string } | null>(null);
  useEffect(() => {
    if (!isOff) setUnkept(null);
  }, [isOff]);

  const followKept = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/desk"]');
    if (!isOff || !link || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { pathname, search, hash } = link;
    const name = link.getAttribute("aria-label") ?? link.textContent ?? "";
    void canOpen(new URL(link.href)).then((isKept) => {
      if (isKept) navigate({ pathname, search, hash });
      else setUnkept({ name, on: key });
    });
  };
  return { followKept, unkept: unkept?.on === key ? unkept.name : null };
}
