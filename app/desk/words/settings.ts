/** What a setting's form is told when the setting was changed since its page was opened (rule 237). */

import type { RefusalWords } from "#app/booking/words/change.ts";
import { boxName, WEEK_ORDER, WEEKDAY_NAMES } from "#app/desk/settings/week-form.ts";
import { fieldOf } from "#app/desk/settings/windows-form.ts";
import { formatPoints } from "#app/lib/money.ts";
import { FACT_NAMES, type FactName, factSentences } from "#app/prices/business-facts.ts";
import { words as factLabels } from "#app/prices/fact-words.ts";
import type { DeskSettings } from "#app/prices/owner-settings.ts";
import { formatRate } from "#app/prices/tax.ts";
import type { WeeklyWindow } from "#app/schedule/day-load.ts";
import {
  type TimeOfDay,
  USUAL_WINDOWS,
  windowWithHours,
  windowWord,
} from "#app/schedule/schedule.ts";

type Settings = Pick<
  DeskSettings,
  | "area"
  | "facts"
  | "look"
  | "tax"
  | "yard"
  | "noticeHours"
  | "feedHash"
  | "reviewLink"
  | "pingUrl"
  | "windows"
> & {
  week: readonly WeeklyWindow[];
};

export const OLD_FEED: RefusalWords = {
  problem: "That link no longer works.",
  advice: "A newer one was made, or the feed was stopped. Make a new link if you need one.",
};

export const OLD_CODES: RefusalWords = {
  problem: "These codes aren't shown again.",
  advice: "One of them was used, or newer ones were made. Make new codes if you need some.",
};

export const OLD_SERVICE: RefusalWords = {
  problem: "These settings changed since you opened this page.",
  advice: "Look at them, and save again if yours are right. Paste a key again too.",
};

export const WINDOWS_WRONG: RefusalWords = {
  problem: "Your windows aren't saved yet.",
  advice: "Check the marked fields.",
};

export const NO_WINDOWS: RefusalWords = {
  problem: "Your windows aren't saved yet.",
  advice: "Keep at least one: customers choose when you come.",
};

/** Both versions: what holds now, and what was typed. */
export function settingOutdated(
  intent: string,
  settings: Settings,
  typed: URLSearchParams,
): RefusalWords {
  const { what, now, yours } = versions(intent, settings, (name) => typed.get(name)?.trim() ?? "");
  return {
    problem: `${what} changed since you opened this page.`,
    advice:
      `It is now: ${now}. Your change wasn't saved: ${yours}. ` +
      "If yours is right, save it again.",
  };
}

function versions(intent: string, settings: Settings, text: (name: string) => string) {
  const { area, facts, look, tax, yard, noticeHours, feedHash, reviewLink, pingUrl, week } =
    settings;
  const windows = settings.windows ?? USUAL_WINDOWS;
  switch (intent) {
    case "tax":
      return {
        what: "The sales tax",
        now: tax.mode === "unset" ? "not set" : `${tax.mode}, ${formatRate(tax.rate)}`,
        yours: text("mode") === "unset" ? "not set" : `${text("mode")}, ${text("rate")}%`,
      };
    case "own-windows":
      return {
        what: "Your windows",
        now: windows.map(windowWithHours).join("; "),
        yours: [0, 1, 2, 3, 4, 5, 6, 7]
          .filter((row) => text(fieldOf("name", row)) && !text(fieldOf("remove", row)))
          .map((row) => {
            const [name, from, to] = (["name", "from", "to"] as const).map((field) =>
              text(fieldOf(field, row)),
            );
            return `${name}, ${from} – ${to}`;
          })
          .join("; "),
      };
    case "facts":
      return {
        what: "About your business",
        now: factWords((name) => facts[name] ?? ""),
        yours: factWords(text),
      };
    case "yard":
      return {
        what: "The yard",
        now: placeWords(yard ?? { street: "", city: "", zip: "" }),
        yours: placeWords({ street: text("street"), city: text("city"), zip: text("zip") }),
      };
    case "area":
    case "area-usual":
      return {
        what: "Where you work",
        now: area === null ? "Houston" : `${area.city}, ${area.radiusMiles} miles`,
        yours: intent === "area" ? `${text("home")}, ${text("miles")} miles` : "Houston",
      };
    case "look":
      return {
        what: "The look",
        now: look === null ? "the usual one" : `${look.main} and ${look.accent}`,
        yours: `${text("main")} and ${text("accent")}`,
      };
    case "notice":
      return {
        what: "The notice",
        now: noticeWords(noticeHours === null ? "" : String(noticeHours)),
        yours: noticeWords(text("hours")),
      };
    case "review-link":
      return {
        what: "The review link",
        now: reviewLink ?? "none",
        yours: text("reviewLink") || "none",
      };
    case "ping":
      return {
        what: "The address of the check",
        now: pingUrl ?? "none",
        yours: text("pingUrl") || "none",
      };
    case "new-feed":
    case "stop-feed":
      return {
        what: "The calendar feed",
        now: feedHash === null ? "no link" : "a link is in use",
        yours: intent === "new-feed" ? "a new link" : "no link",
      };
    case "capacity":
      return {
        what: "Your windows",
        now: roomWords(week),
        yours: `${text("points")} points, ${stopsWords(text("stops"))}`,
      };
    default:
      return {
        what: "Your windows",
        now: weekWords(windows, (weekday, name) =>
          week.some((one) => one.weekday === weekday && one.timeOfDay === name && one.isOpen),
        ),
        yours:
          intent === "unlimited"
            ? "no limits"
            : weekWords(windows, (weekday, name) => text(boxName(weekday, name)) !== ""),
      };
  }
}

function placeWords({ street, city, zip }: { street: string; city: string; zip: string }): string {
  const words = [street, city, zip].filter((part) => part !== "").join(", ");
  return words === "" ? "none" : words;
}

function factWords(textOf: (name: FactName) => string): string {
  const typed = FACT_NAMES.map((name) => ({ name, label: factLabels[name], text: textOf(name) }));
  return factSentences(typed.filter(({ text }) => text !== "")).replace(/\.$/, "") || "nothing";
}

function noticeWords(hours: string): string {
  return hours === "" ? "the site's own" : `${hours} hours before`;
}

function roomWords(week: readonly WeeklyWindow[]): string {
  const rooms = week
    .filter(({ isOpen }) => isOpen)
    .map(({ points, stops }) => `${formatPoints(points)} points, ${stopsWords(`${stops ?? ""}`)}`);
  return [...new Set(rooms)].join(" or ") || "no limits";
}

function stopsWords(stops: string): string {
  return stops === "" ? "any number of stops" : `${stops} stops`;
}

function weekWords(
  windows: readonly TimeOfDay[],
  isOpen: (weekday: number, window: TimeOfDay) => boolean,
): string {
  const days = WEEK_ORDER.flatMap((weekday) => {
    const open = windows.filter((one) => isOpen(weekday, one)).map(windowWord);
    return open.length === 0 ? [] : [`${WEEKDAY_NAMES[weekday]} ${open.join(" and ")}`];
  });
  return days.join(", ") || "nothing open";
}
