import type { MetaDescriptor } from "@remix-run/node";

/** A page's title and description, the business named in the title. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [
    { title: `${title} | Junk Buddy Houston` },
    { name: "description", content: description },
  ];
}
