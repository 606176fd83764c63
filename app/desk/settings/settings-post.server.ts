/** The posts of the settings' pages: each is done, or answered with what was typed. */

import { data, redirect } from "@remix-run/node";
import type { RefusalWords } from "#app/booking/words/change.ts";
import { readDayForm } from "#app/desk/calendar/day-form.ts";
import {
  askUpdate,
  backupNow,
  bringCopy,
  findCopies,
  leaveKeysOut,
  openKeptKeys,
  type RehearsalView,
  rehearse,
  restoreBackup,
  sealKeys,
} from "#app/desk/care/care-post.server.ts";
import { recoveryCodesOf, signInServices } from "#app/desk/desk.server.ts";
import { type DeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { calendarFeed, deskServices } from "#app/desk/desk-services.server.ts";
import { findMailDomain } from "#app/desk/doctor/mail-domain.server.ts";
import { readSelector } from "#app/desk/doctor/mail-records.ts";
import { endOtherSessions, endSession } from "#app/desk/sign-in/desk-sessions.server.ts";
import { addRecoveryCodes, isUnused } from "#app/desk/sign-in/recovery-codes.server.ts";
import { tellOfRecovery } from "#app/desk/sign-in/sign-in.server.ts";
import {
  NO_WINDOWS,
  OLD_CODES,
  OLD_FEED,
  OLD_SERVICE,
  settingOutdated,
  WINDOWS_WRONG,
} from "#app/desk/words/settings.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { windowsOf } from "#app/schedule/day-load.ts";
import { offeredWindows } from "#app/schedule/windows.server.ts";
import { now, variablesNow } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { isSecret, parseEnvironment } from "#app/server/settings.server.ts";
import { business, standardTexts } from "#app/services.server.ts";
import { addReview, removeReview } from "#app/site/change-reviews.server.ts";
import { hideText, moveText } from "#app/site/page-texts/change-page-texts.server.ts";
import { connection, write } from "#db/client.server.ts";
import { wasPosted } from "#db/desk-posts.server.ts";
import { readArea } from "./area-form.server.ts";
import { changeService, checkCode, type ServiceResult } from "./change-services.server.ts";
import {
  renewFeed,
  type SettingRefusal,
  type SettingResult,
  setArea,
  setFacts,
  setNotice,
  setPingUrl,
  setReviewLink,
  setTax,
  setYard,
  stopFeed,
} from "./change-settings.server.ts";
import { readFacts } from "./facts-form.ts";
import { inDeskWords, servicePress } from "./service-fields.ts";
import { asksCode } from "./services-page.server.ts";
import {
  currentHours,
  overrideDays,
  removeOverride,
  saveHours,
  unsetHours,
} from "./set-hours.server.ts";
import { setOwnWindows, windowsLost } from "./set-windows.server.ts";
import { SETTINGS_PATH, settingsPath, subjectOf } from "./subjects.ts";
import { weekOfForm, weekWithRoom } from "./week-form.ts";
import { readOwnWindows } from "./windows-form.ts";

const REFUSALS: Record<SettingRefusal, RefusalWords> = {
  "no-review-link": {
    problem: "That isn't a review link of Google's.",
    advice:
      "It begins with https://g.page, maps.app.goo.gl or google.com/maps. Copy it from your profile.",
  },
  "no-rate": { problem: "That isn't a tax rate.", advice: "Type a percentage, like 8.25." },
  "no-area": {
    problem: "That isn't an area we can set.",
    advice: "Look for a Texas ZIP and 5 to 150 miles, and choose your home city from the list.",
  },
  "no-hours": { problem: "That isn't one of the choices.", advice: "Choose one from the list." },
  "no-address": {
    problem: "The yard needs a street and a Texas ZIP.",
    advice: "Leave everything blank to have no yard.",
  },
  "no-ping": {
    problem: "That isn't an address the site can ask.",
    advice: "It begins with https:// and a name, as the service shows it.",
  },
  "not-found": { problem: "We can't find the yard's address.", advice: "Check the ZIP." },
};

/** Does what a form of any subject asks for. @param sessionId who asks */
export async function changeSettings(post: DeskForm, sessionId: number) {
  try {
    return await change(post, sessionId);
  } catch (error) {
    if (error instanceof OutdatedPost) return outdated(post);
    throw error;
  }
}

async function change(post: DeskForm, sessionId: number) {
  if (servicePress(post.intent)) return answerService(post, await changeService(post, sessionId));
  const services = { ...deskServices, post };
  switch (post.intent) {
    case "windows": {
      const hours = currentHours(deskServices);
      await saveHours(weekOfForm(post.form, hours.weekly, windowsOf(hours)), services);
      return done(post);
    }
    case "own-windows":
      return saveOwnWindows(post);
    case "unlimited":
      await unsetHours(services);
      return done(post);
    case "capacity":
      return saveRoom(post);
    case "close":
      return close(post);
    case "open-again":
      await removeOverride(Number(post.text("override")), deskServices);
      return done(post);
    case "notice":
      return settled(post, await setNotice(post.text("hours"), services));
    case "tax":
      return settled(
        post,
        await setTax({ mode: post.text("mode"), rate: post.text("rate") }, services),
      );
    case "facts":
      return saveFacts(post);
    case "review-link":
      return settled(post, await setReviewLink(post.text("reviewLink"), services));
    case "yard":
      return settled(post, await setYard(addressOf(post), services));
    case "area":
      return settled(post, await setArea(readArea(post.text) ?? undefined, services));
    case "area-usual":
      return settled(post, await setArea(null, services));
    case "new-feed":
      return showFeed(post, await renewFeed(services));
    case "stop-feed":
      await stopFeed(services);
      return done(post);
    case "new-recovery":
      return makeRecovery(post, sessionId);
    case "find-update":
      return cared(post, askUpdate("look", post));
    case "update":
      return cared(post, askUpdate("update", post));
    case "backup-now":
      return cared(post, await backupNow(post));
    case "rehearse":
      return cared(post, await rehearse(post));
    case "restore":
      return cared(post, await restoreBackup(post));
    case "seal-keys":
      return cared(post, await sealKeys(post));
    case "leave-keys-out":
      return cared(post, await leaveKeysOut(post));
    case "open-keys":
      return cared(post, await openKeptKeys(post));
    case "find-copies":
      return showCopies(post);
    case "fetch-copy":
      return cared(post, await bringCopy(post));
    case "check-domain":
      return checkDomain(post);
    case "ping":
      return settled(post, await setPingUrl(post.text("pingUrl"), services));
    case "sign-out":
      await write((free) => endSession(free, Number(post.text("device")), now()));
      return done(post);
    case "sign-out-others":
      await write((free) => endOtherSessions(free, sessionId, post.requestId, now()));
      return done(post);
    case "text-up":
    case "text-down":
    case "text-hide":
    case "text-show":
      return arrangeText(post);
    case "add-review":
      return saveReview(post);
    case "remove-review":
      await removeReview(Number(post.text("review")), deskServices);
      return done(post);
    default:
      return redirect(SETTINGS_PATH, { status: 303 });
  }
}

/** A secret that was typed is in no answer, nor is a code. */
function answerService(post: DeskForm, result: ServiceResult) {
  if (result.kind === "done") return done(post);
  if (result.kind === "tried") {
    const { findings } = result;
    const typed: Record<string, string> = { intent: post.intent, phone: post.text("phone") };
    const words = { problem: "", advice: "", feed: null };
    return data({ ...words, typed, findings }, { headers: PRIVATE_HEADERS });
  }
  const errors = Object.entries(result.errors).map(([name, error]) => [`${name}Error`, error]);
  return refuse(post, result, 422, Object.fromEntries(errors));
}

/** Asks the DNS for what it says of the sender's domain. */
async function checkDomain(post: DeskForm) {
  const selector = post.text("selector");
  if (selector !== "" && readSelector(selector) === null) {
    const refusal = {
      problem: "That isn't the name of a DKIM key.",
      advice: "It is one word, like google or default, as your mail provider shows it.",
    };
    return refuse(post, refusal, 422, { selectorError: refusal.problem });
  }
  const settings = parseEnvironment(variablesNow());
  const found = await findMailDomain(settings, readSelector(selector) ?? "");
  const mailDomain = { ...found, problem: found.problem && inDeskWords(found.problem) };
  const typed: Record<string, string> = { intent: post.intent, selector };
  const words = { problem: "", advice: "", feed: null, findings: null };
  return data({ ...words, typed, mailDomain }, { headers: PRIVATE_HEADERS });
}

/** Asks the storage which copies it has. */
async function showCopies(post: DeskForm) {
  const copies = await findCopies();
  if ("problem" in copies) return refuse(post, copies);
  const words = { problem: "", advice: "", feed: null, typed: { intent: post.intent } };
  return data({ ...words, copies }, { headers: PRIVATE_HEADERS });
}

/** What takes windows away from booked jobs is shown first, and saved by the next press (rule 540). */
async function saveOwnWindows(post: DeskForm) {
  const { windows, errors } = readOwnWindows(post.form, offeredWindows(connection()));
  const first = Object.entries(errors)[0];
  if (first || windows.length === 0) {
    const named = Object.entries(errors).map(([name, error]) => [`${name}Error`, error]);
    return refuse(post, first ? WINDOWS_WRONG : NO_WINDOWS, 422, Object.fromEntries(named));
  }
  const lost = windowsLost(connection(), windows, now());
  const sure = windows.map(({ was, window }) => `${was} ${window}`).join("|");
  if (lost.length > 0 && post.text("sure") !== sure) {
    const advice = `${lost.join(" ")} Nobody new can choose them. Save again if that is right.`;
    return refuse(post, { problem: "Your windows aren't saved yet.", advice }, 422, { sure });
  }
  await setOwnWindows(windows, { ...deskServices, post });
  return done(post);
}

async function saveRoom(post: DeskForm) {
  const week = weekWithRoom(post.form, currentHours(deskServices).weekly);
  if (week === null) {
    const advice = "Points up to 5,500, a full truck is 550; stops up to 100, or blank.";
    return refuse(post, { problem: "A window can't hold that.", advice });
  }
  await saveHours(week, { ...deskServices, post });
  return done(post);
}

async function close(post: DeskForm) {
  const read = readDayForm(post.form, houstonNow(now()).date);
  if (!read.ok) {
    const { field, problem } = read;
    return refuse(post, read, 422, field && { [`${field}Error`]: problem });
  }
  const closing = { ...read.day, isOpen: false, points: null, stops: null };
  const { override, jobs } = await overrideDays(closing, deskServices, post.requestId);
  const to = saidPath(`/desk/calendar?date=${override.fromDate}`, "closed");
  return jobs.length > 0 ? redirect(to, { status: 303 }) : done(post);
}

async function saveFacts(post: DeskForm) {
  const read = readFacts(post.text, Number(houstonNow(now()).date.slice(0, 4)));
  if (read.ok) {
    await setFacts(read.facts, { ...deskServices, post });
    return done(post);
  }
  const errors = Object.entries(read.errors).map(([name, error]) => [`${name}Error`, error]);
  const words = { problem: "Your changes aren't saved yet.", advice: "Check the marked fields." };
  return refuse(post, words, 422, Object.fromEntries(errors));
}

async function saveReview(post: DeskForm) {
  const { form, requestId } = post;
  const isToCome = post.text("leftOn") > houstonNow(now()).date;
  if (!isToCome && (await addReview({ typed: form, requestId }, deskServices))) return done(post);
  const advice =
    "A review needs a name, at least ten characters, the place it was left and a day up to today. " +
    "Its link starts with https.";
  return refuse(post, { problem: "We didn't add the review.", advice });
}

/** Moves, hides or shows a question or a post (rule 532). */
async function arrangeText(post: DeskForm) {
  const { kind, id } = {
    kind: post.text("kind") === "post" ? "post" : "question",
    id: post.text("id"),
  } as const;
  const services = { ...deskServices, post, standards: standardTexts };
  if (post.intent === "text-up" || post.intent === "text-down") {
    await moveText({ kind, id, by: post.intent === "text-up" ? -1 : 1 }, services);
  } else if (!(await hideText({ kind, id, isHidden: post.intent === "text-hide" }, services))) {
    const advice = "Show or add another one first, then hide this one.";
    return refuse(post, { problem: "This is the last one that customers see.", advice });
  }
  return redirect(saidPath(settingsPath("questions"), post.intent, id), { status: 303 });
}

function addressOf({ text }: DeskForm) {
  return { street: text("street"), city: text("city"), zip: text("zip") };
}

function settled(post: DeskForm, result: SettingResult) {
  return result.ok ? done(post) : refuse(post, REFUSALS[result.why]);
}

/** A backup that was tried is shown; of the rest the page itself shows what came of it. */
function cared(post: DeskForm, outcome: Awaited<ReturnType<typeof rehearse>>) {
  if (!outcome.ok) {
    const { words, field, rehearsal: tried } = outcome;
    const errors = field === undefined ? {} : { [`${field}Error`]: words.problem };
    return refuse(post, words, 422, errors, tried);
  }
  const { rehearsal } = outcome;
  if (!rehearsal) return done(post);
  return data(
    { problem: "", advice: "", feed: null, typed: null, rehearsal },
    { headers: PRIVATE_HEADERS },
  );
}

const NEVER_SHOWN = ["code", "passphrase", "again"];

/** @param errors beside the fields: by the field's name with "Error" */
function refuse(
  { form }: DeskForm,
  { problem, advice }: RefusalWords,
  status = 422,
  errors: Record<string, string> = {},
  rehearsal?: RehearsalView,
) {
  const shown = [...form].filter(([name]) => !isSecret(name) && !NEVER_SHOWN.includes(name));
  const typed: Record<string, string> = { ...Object.fromEntries(shown), ...errors };
  const more = { feed: null, typed, findings: null, ...(rehearsal && { rehearsal }) };
  return refuseDeskForm({ problem, advice }, status, more);
}

/** A change of what another page has changed meanwhile: both are shown, and the next press counts. */
function outdated(post: DeskForm) {
  if (servicePress(post.intent)) return refuse(post, OLD_SERVICE, 409);
  if (post.intent === "new-recovery") return refuse(post, OLD_CODES, 409);
  const settings = { ...findSettings(connection()), week: currentHours(deskServices).weekly };
  return refuse(post, settingOutdated(post.intent, settings, post.form), 409);
}

/**
 * The answers to one post alone have the secret: only its hash is stored, and a repeat of that post makes it
 * again.
 */
function showFeed(post: DeskForm, secret: string) {
  if (!calendarFeed.isSecret(secret)) return refuse(post, OLD_FEED, 409);
  const feed = `${business.siteUrl}/feeds/${secret}.ics`;
  return data(
    { problem: "", advice: "", feed, typed: null, findings: null },
    { headers: PRIVATE_HEADERS },
  );
}

/** Makes the owner's codes on paper (rules 506 and 507); shown as the calendar feed's link is. */
async function makeRecovery(post: DeskForm, sessionId: number) {
  const codes = recoveryCodesOf(post);
  if (!wasPosted(connection(), post.requestId)) {
    const refused = asksCode() ? await checkCode(post, sessionId) : null;
    if (refused) return answerService(post, refused);
    await write((free) => addRecoveryCodes(free, codes, post, now().toISOString()));
    tellOfRecovery("made", signInServices);
  }
  if (!isUnused(connection(), codes)) return refuse(post, OLD_CODES, 409);
  return data(
    { problem: "", advice: "", feed: null, typed: null, findings: null, recovery: codes },
    { headers: PRIVATE_HEADERS },
  );
}

function done({ intent }: DeskForm) {
  return redirect(saidPath(settingsPath(subjectOf(intent)), intent), { status: 303 });
}
