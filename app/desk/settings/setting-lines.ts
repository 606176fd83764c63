/** Every setting in a line of words, for the overview (rule 444). */

import { RECOVERY_CODES } from "#app/desk/sign-in/desk-person.ts";
import { FACT_NAMES } from "#app/prices/business-facts.ts";
import { formatRate } from "#app/prices/tax.ts";
import type { WeeklyWindow } from "#app/schedule/day-load.ts";
import { weekdaysWords } from "#app/schedule/weekdays-words.ts";
import type { SettingsPage } from "./settings-page.server.ts";
import { SUBJECTS, type Subject, settingsPath } from "./subjects.ts";

/** @property id where an older link to a part of the one page leads */
type SettingLine = { id: string; to: string; title: string; state: string };
export type SettingGroup = { title: string; lines: SettingLine[] };

export function settingLines(page: SettingsPage): SettingGroup[] {
  const { settings, trucks, crew, priced, devices } = page;
  return [
    {
      title: "Your business",
      lines: [
        line("business", page.services.business.fields[0]?.value ?? ""),
        line("look", lookWords(page.look)),
        line("area", areaWords(settings.area)),
        line("mail", page.sendsMail ? "They go out" : "Not set up, nobody gets one"),
        line("maps", page.services.maps.isOn ? "Found by Google" : "Found by ZIP"),
        line("model", page.services.model.isOn ? "A model reads the chat" : "The built-in reader"),
      ],
    },
    {
      title: "Your days",
      lines: [
        line("hours", hoursWords(page)),
        line("notice", noticeWords(settings.noticeHours)),
        line("yard", settings.yard ? `${settings.yard.street}, ${settings.yard.city}` : "Not set"),
        link("trucks", "Trucks", String(trucks.length)),
        link("crew", "Crew", crew === 0 ? "Only you" : count(crew, "person", "people")),
      ],
    },
    {
      title: "Money",
      lines: [
        link("prices", "Prices", count(priced, "item")),
        link(
          "numbers",
          "Price rules",
          settings.numbers ? "Your own" : "The standard ones",
          "/desk/prices/numbers",
        ),
        line("tax", taxWords(settings.tax)),
        line("cards", cardsWords(page.cards)),
      ],
    },
    {
      title: "Customers",
      lines: [
        line("facts", factsWords(Object.keys(settings.facts).length)),
        line("questions", textListWords(page)),
        line("reviews", reviewsWords(page)),
        line("texts", textsWords(page.texts)),
      ],
    },
    {
      title: "This desk",
      lines: [
        line("feed", page.hasFeed ? "A link is in use" : "No link"),
        line("devices", `${devices.length} signed in`),
        line("recovery", recoveryWords(page.recovery.set)),
      ],
    },
    {
      title: "Looking after it",
      lines: [
        line("update", updateWords(page.care)),
        line(
          "backups",
          page.care.backups[0] ? `The newest is ${page.care.backups[0].age}` : "None",
        ),
        line("copy", copyWords(page.care.copy)),
        line("watch", watchWords(page)),
        line("server", serverWords(page)),
      ],
    },
  ];
}

function line(subject: Subject, state: string): SettingLine {
  return { id: subject, to: settingsPath(subject), title: SUBJECTS[subject].title, state };
}

function link(id: string, title: string, state: string, to = `/desk/${id}`): SettingLine {
  return { id, to, title, state };
}

export function recoveryWords(set: SettingsPage["recovery"]["set"]): string {
  return set === null ? "None made" : `${set.left} of ${RECOVERY_CODES} left`;
}

function areaWords(area: SettingsPage["settings"]["area"]): string {
  if (area === null) return "Houston and 19 cities, as it comes";
  return `${area.city}, ${count(area.cities.length, "city", "cities")}, ${area.radiusMiles} miles`;
}

function lookWords({ isOwn, hasColors, logo, wordmark }: SettingsPage["look"]): string {
  if (!isOwn) return "The usual one";
  const own = [hasColors && "colors", logo ? "logo" : wordmark !== "" && "name"].filter(Boolean);
  return own.length === 0 ? "The usual one" : `Your own ${own.join(" and ")}`;
}

function hoursWords({ weekly, overrides }: Pick<SettingsPage, "weekly" | "overrides">): string {
  const usual = weekly.length === 0 ? "Not set, customers can book any window" : weekWords(weekly);
  return overrides.length === 0 ? usual : `${usual}; ${count(overrides.length, "exception")} ahead`;
}

/** "Mon to Sat, 3 windows". */
function weekWords(weekly: readonly WeeklyWindow[]): string {
  const open = weekly.filter(({ isOpen }) => isOpen).map(({ weekday }) => weekday);
  const days = [...new Set(open)].sort();
  if (days.length === 0) return "Every window is closed";
  const counts = days.map((day) => open.filter((one) => one === day).length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const windows = least === most ? count(most, "window") : `${least} to ${most} windows`;
  const words = `${weekdaysWords(days)}, ${windows}`;
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

function noticeWords(hours: number | null): string {
  if (hours === 0) return "Until the window starts";
  return `Until ${count(hours ?? 2, "hour")} before the window`;
}

function taxWords({ mode, rate }: SettingsPage["settings"]["tax"]): string {
  return mode === "unset" ? "Not set" : `${formatRate(rate)} ${mode}`;
}

function cardsWords({ mode, hasWebhook }: SettingsPage["cards"]): string {
  if (mode === "off") return "Not set up, nobody pays online";
  if (mode === "test") return "Test mode, no real card can pay";
  return hasWebhook ? "On, through Stripe" : "On, the webhook isn't set";
}

function factsWords(filled: number): string {
  return filled === 0 ? "Nothing filled in" : `${filled} of ${FACT_NAMES.length} filled in`;
}

function reviewsWords({ reviews, settings, reviewSums }: SettingsPage): string {
  const shown = `${reviews.length} on the home page`;
  return `${shown}, ${settings.reviewLink ? `${reviewSums.asked} customers asked` : "nobody is asked"}`;
}

function textListWords({ pageTexts: { question, post } }: SettingsPage): string {
  const shown = (rows: readonly { isHidden: boolean }[]) =>
    rows.filter(({ isHidden }) => !isHidden).length;
  return `${count(shown(question), "question")}, ${count(shown(post), "post")}`;
}

function textsWords({ from, areFiles }: SettingsPage["texts"]): string {
  if (from !== null) return `On, from ${from}`;
  return areFiles ? "Not set up, texts go to the outbox" : "Not set up, nobody is texted";
}

function updateWords({ hasRoot, news }: SettingsPage["care"]): string {
  if (!hasRoot) return "Not from here";
  if (news === null) return "Look for a newer version";
  return news.count === 0 ? "Up to date" : `${count(news.count, "change")} to install`;
}

function copyWords({ isOn, isRunning, age, problem }: SettingsPage["care"]["copy"]): string {
  if (!isOn) return "Not set up, the backups are all";
  if (problem !== null) return age === null ? "It doesn't work" : `It stopped ${age} ago`;
  if (age === null) return "Set, it begins within a minute";
  return isRunning ? `${age} old` : `Stopped ${age} ago`;
}

function watchWords({ settings, sendsMail }: SettingsPage): string {
  const mail = sendsMail ? "You get an email" : "No email goes out";
  return settings.pingUrl === null ? `${mail}, nobody watches` : `${mail}, and a service watches`;
}

function serverWords({ problems }: Pick<SettingsPage, "problems">): string {
  return problems.length === 0 ? "Nothing to do" : `${count(problems.length, "thing")} to do`;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
