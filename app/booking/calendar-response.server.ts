/**
 * A pickup as a calendar file to save.
 * @throws Response 404 for a pickup that has none
 */
export function calendarResponse(
  calendar: string | null,
  orderNumber: string,
  headers: Record<string, string>,
): Response {
  if (calendar === null) throw new Response("Not Found", { status: 404, headers });
  return new Response(calendar, {
    headers: {
      ...headers,
      "Content-Disposition": `attachment; filename="${orderNumber}.ics"`,
      "Content-Type": "text/calendar; charset=utf-8",
    },
  });
}
