import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Fold } from "#app/ui/Fold.tsx";

type Heading = ReactElement<{ id: string; children: ReactNode }>;
type Section = { heading: Heading | null; body: ReactNode[] };

/**
 * A post's text: what stands before its first heading, then a section for each heading, which opens
 * it. The first is open.
 */
export function Sections({ children }: { children: ReactNode }) {
  const [opening, ...sections] = sectionsOf(children);
  return (
    <>
      {opening?.body}
      <div className="folds">
        {sections.map(({ heading, body }, at) => (
          <Fold
            key={heading?.key ?? at}
            id={heading?.props.id}
            title={heading?.props.children}
            isOpen={at === 0}
          >
            {body}
          </Fold>
        ))}
      </div>
    </>
  );
}

function sectionsOf(children: ReactNode): Section[] {
  const sections: Section[] = [{ heading: null, body: [] }];
  for (const child of Children.toArray(children)) {
    if (isHeading(child)) sections.push({ heading: child, body: [] });
    else sections.at(-1)?.body.push(child);
  }
  return sections;
}

function isHeading(child: ReactNode): child is Heading {
  return isValidElement(child) && child.type === "h2";
}
