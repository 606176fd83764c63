import { PRIVATE_HEADERS } from "./private-pages.ts";

/** A CSV file to save. @param name of lower-case letters, digits and hyphens */
export function csvResponse(csv: string, name: string): Response {
  return new Response(csv, {
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Content-Type": "text/csv; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
