/** The steps of setting the site up (rule 512), each with how it stands. */

import type { SettingGroup } from "#app/desk/settings/setting-lines.ts";
import type { SettingsPage } from "#app/desk/settings/settings-page.server.ts";

export type SetUpStep = {
  title: string;
  why: string;
  /** The settings' pages of the step, with how each stands. */
  lines: SettingGroup["lines"];
  /** Null: the site works as well without. */
  isDone: boolean | null;
};

/** @param groups the lines of the settings' overview */
export function setUpSteps(page: SettingsPage, groups: readonly SettingGroup[]): SetUpStep[] {
  const all = groups.flatMap(({ lines }) => lines);
  const lines = (...ids: string[]) => all.filter(({ id }) => ids.includes(id));
  return [
    {
      title: "Your business",
      why: "Your name, phone number and cities, and what customers read about you.",
      lines: lines("business", "look", "area", "facts"),
      isDone: page.services.business.fields.some(
        ({ name, state }) => name === "BUSINESS_PHONE" && (state === "here" || state === "server"),
      ),
    },
    {
      title: "Days, windows and truck",
      why: "When you work and how much goes on the truck, so that nobody books what you can't do.",
      lines: lines("hours", "notice", "yard", "trucks"),
      isDone: page.weekly.length > 0,
    },
    {
      title: "Prices",
      why: "Keep ours, raise or lower all of them by a percentage, or bring your own list.",
      lines: lines("prices", "numbers"),
      isDone: null,
    },
    {
      title: "Email",
      why: "Confirmations and reminders to your customers, and bookings to you.",
      lines: lines("mail"),
      isDone: page.sendsMail,
    },
    {
      title: "Texts and cards",
      why: "Each stays off until you set it up, and the site works without.",
      lines: lines("texts", "cards", "maps", "model"),
      isDone: null,
    },
    {
      title: "Sales tax",
      why: "Whether your prices include it, or it is added.",
      lines: lines("tax"),
      isDone: page.settings.tax.mode !== "unset",
    },
  ];
}

/** "3 of 4 done"; null: all are. Steps that the site works without do not count. */
export function setUpWords(steps: readonly SetUpStep[]): string | null {
  const counted = steps.filter(({ isDone }) => isDone !== null);
  const done = counted.filter(({ isDone }) => isDone).length;
  return done < counted.length ? `${done} of ${counted.length} done` : null;
}
