import type { Business } from "#app/lib/business.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Email } from "#app/messages/mail/email.ts";
import type { SummaryWeek, WeekFigures } from "#app/messages/week-summary.ts";
import { toOwner } from "./to-email.tsx";

/** The week in figures, on Monday morning. */
export function renderWeekSummary(
  week: SummaryWeek,
  figures: WeekFigures,
  business: Business,
): Email {
  const days = `${formatDate(week.firstDay, "short")} to ${formatDate(week.lastDay, "short")}`;
  const fact = (label: string, text: string) => ({ label, lines: [{ text }] });
  const letter = {
    subject: `Last week: ${formatMoney(figures.finalCents)}, ${jobsWords(figures.done)} done`,
    title: "Your week",
    preview: days,
    blocks: [
      {
        kind: "facts",
        facts: [
          fact("Week", days),
          fact("Jobs done", String(figures.done)),
          fact("Final prices", formatMoney(figures.finalCents)),
          ...(figures.taxCents > 0
            ? [fact("Of which sales tax", formatMoney(figures.taxCents))]
            : []),
          fact("Received", formatMoney(figures.receivedCents)),
          fact("Tips", formatMoney(figures.tipCents)),
          fact("Booked", String(figures.booked)),
          fact("Canceled", String(figures.cancelled)),
        ],
      } as const,
      {
        kind: "button",
        label: "Open the reports",
        href: `${business.siteUrl}/desk/reports`,
      } as const,
    ],
    why: "Your booking site sends you this email every Monday.",
  };
  return toOwner(letter, { email: "" }, business, []);
}

function jobsWords(count: number): string {
  return count === 1 ? "1 job" : `${count} jobs`;
}
