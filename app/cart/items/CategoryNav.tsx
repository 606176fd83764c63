import { Fragment, useEffect, useRef, useState } from "react";
import { hrefOf } from "#app/lib/language.ts";
import { CATEGORIES } from "#app/prices/catalog.ts";
import { words as categories } from "#app/prices/category-words.ts";
import { words as cardWords } from "./card-words.ts";
import { words } from "./words.ts";

const WAYS = ["most", ...CATEGORIES] as const;

type CategoryNavProps = {
  /** The ids of the sections of the catalogue; none is a part of another. */
  places: string;
  /** What a search has found is shown in their place. */
  isSearch: boolean;
  /** Shows the sections again. */
  onLeave: () => void;
};

/** Links to the sections of the catalogue; the one in view is marked. */
export function CategoryNav({ places, isSearch, onLeave }: CategoryNavProps) {
  const ways = WAYS.filter((key) => places.includes(key));
  const inView = useSectionInView(!isSearch);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // The page itself, which `scrollIntoView` may move too, stays where it is.
    const way = nav.current?.querySelector<HTMLElement>(`[href$="#${inView}"]`);
    nav.current?.scrollTo({ left: way ? way.offsetLeft - 80 : 0 });
  }, [inView]);
  return (
    <nav className="catnav" ref={nav} aria-label={words.categories}>
      {ways.map((key) => (
        <Fragment key={key}>
          <a
            href={hrefOf(`/itemized#${key}`)}
            aria-current={key === inView ? "true" : undefined}
            onClick={onLeave}
          >
            {key === "most" ? cardWords.most : categories[key].short}
          </a>{" "}
        </Fragment>
      ))}
    </nav>
  );
}

/** The section that is at a third of the screen. */
function useSectionInView(isShown: boolean): string | null {
  const [inView, setInView] = useState<string | null>(null);
  useEffect(() => {
    setInView(isShown ? "most" : null);
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) setInView(target.id);
      },
      // A line, which one section at a time is across.
      { rootMargin: "-33% 0px -66.9% 0px" },
    );
    for (const section of document.querySelectorAll(".cat")) watcher.observe(section);
    return () => watcher.disconnect();
  }, [isShown]);
  return inView;
}
