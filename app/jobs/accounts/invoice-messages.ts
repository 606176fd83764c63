/** What an account is told of an invoice, and when (rule 470). */
import {
  INVOICE_KINDS,
  type MessageKind,
  type NewMessage,
  REMINDER_HOUR,
} from "#app/jobs/messages/messages.ts";
import { addDays, houstonInstant } from "#app/lib/dates.ts";

/** How many days after the due day each reminder goes out; it is true until the next one. */
const REMINDERS = [
  { kind: "invoice-soon", days: -3, until: 0 },
  { kind: "invoice-late", days: 3, until: 13 },
  { kind: "invoice-overdue", days: 14, until: Number.POSITIVE_INFINITY },
] as const;

/** As long as a press of Done can be taken back, and the price corrected, the invoice waits: minutes. */
const WAIT_MINUTES = 10;

/** Whether a message is an invoice, or reminds of one; it speaks of the invoice, and goes to its account. */
export function isOfInvoice(kind: MessageKind): boolean {
  return INVOICE_KINDS.some((one) => one === kind);
}

export function isInvoiceReminder(kind: MessageKind): boolean {
  return REMINDERS.some((one) => one.kind === kind);
}

/**
 * The email that brings an invoice, and its reminders; none for a day that is past.
 * @param about the invoice's id
 * @param dueOn YYYY-MM-DD in Houston
 */
export function invoiceMessages(about: number, dueOn: string, at: Date): NewMessage[] {
  const first = new Date(at.getTime() + WAIT_MINUTES * 60_000).toISOString();
  const reminders = REMINDERS.map(({ kind, days }) => ({
    ...{ kind, about },
    dueAt: houstonInstant(addDays(dueOn, days), REMINDER_HOUR).toISOString(),
  }));
  return [
    { kind: "invoice", dueAt: first, about },
    ...reminders.filter(({ dueAt }) => dueAt > first),
  ];
}

/** Whether what a reminder says of the due day is still so. @param today in Houston */
export function isReminderTrue(kind: MessageKind, dueOn: string, today: string): boolean {
  const reminder = REMINDERS.find((one) => one.kind === kind);
  if (!reminder || reminder.until === Number.POSITIVE_INFINITY) return true;
  return today <= addDays(dueOn, reminder.until);
}
