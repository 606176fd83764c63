import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./words.ts";

/**
 * The menu of narrow screens: a <details>, so that it opens without JavaScript. With JavaScript it
 * closes on Escape, on a press elsewhere and after a link was followed.
 */
export function SiteMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => close(menu.current), [key]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      close(menu.current);
      menu.current.querySelector("summary")?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) close(menu.current);
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("pointerdown", onPress);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("pointerdown", onPress);
    };
  }, []);
  return (
    <details className="menu" ref={menu}>
      <summary className="icon-btn" aria-label={words.menu}>
        <Icon name="menu" />
      </summary>
      <nav className="menu__panel" aria-label={words.menu}>
        {children}
      </nav>
    </details>
  );
}

function close(menu: HTMLDetailsElement | null): void {
  if (menu) menu.open = false;
}
