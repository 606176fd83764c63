/** The post of the page "Look" (rules 520 to 524): shown before it is saved, saved, or refused with what was typed. */

import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import {
  fieldsBeforeFiles,
  type PostedFile,
  withFiles,
} from "#app/booking/photos/photo-post.server.ts";
import { type RefusalWords, unread } from "#app/booking/words/change.ts";
import { refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { deskServices } from "#app/desk/desk-services.server.ts";
import { settingOutdated } from "#app/desk/words/settings.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import { readHex } from "#app/lib/look/color.ts";
import { contrastFailures, nearestShade } from "#app/lib/look/contrast-checks.ts";
import type { Logo, Look } from "#app/lib/look/look.ts";
import { type Brand, USUAL_COLORS } from "#app/lib/look/palette.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { shopLook } from "#app/prices/shop.server.ts";
import { env, now } from "#app/server/env.server.ts";
import { idOfContent } from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import {
  dropOtherLogos,
  keepLogo,
  type LogoRefusal,
  logoOfFile,
  readLogo,
} from "#app/site/look/logo.server.ts";
import { connection, write } from "#db/client.server.ts";
import { save } from "./change-settings.server.ts";
import { previewOf } from "./look-page.server.ts";
import { currentHours } from "./set-hours.server.ts";
import { settingsPath } from "./subjects.ts";

const LIMITS = { lane: "desk", photos: 1, fields: 12, fieldBytes: 4_000 } as const;
const MOST_WORDS = 30;
const formId = z.uuid();

const LOGO_WORDS: Record<LogoRefusal, string> = {
  "no-logo": "That isn't an SVG or a PNG. Save your logo as one of them.",
  "no-svg": "We can't read that drawing. Export it as plain SVG, or as PNG.",
  "too-large": "That logo is too large: at most 900 KB, an SVG 300 KB with few parts.",
  empty: "Nothing of that drawing can be shown. Export it with its text as paths, or as PNG.",
  broken: "That picture is damaged. Save it again, or try a PNG.",
};

const NOT_SAVED: RefusalWords = {
  problem: "Your look isn't saved yet.",
  advice: "Check the marked fields. The site looks as before.",
};

type Typed = Record<string, string>;

/** @throws Response for a post without its stamp */
export async function answerLook(request: Request) {
  const post = await withFiles(request, env.UPLOADS_PATH, LIMITS, ({ fields, files }) =>
    change(fields, files),
  );
  if ("result" in post) return post.result;
  const typed = typedOf(post.fields ?? (await fieldsBeforeFiles(request, LIMITS)));
  const { status } = post.refusal;
  if (status !== 413) return refuse(post.refusal, typed, status);
  return refuse(NOT_SAVED, { ...typed, logoError: LOGO_WORDS["too-large"] }, status);
}

async function change(form: URLSearchParams, files: readonly PostedFile[]) {
  const typed = typedOf(form);
  if (!formId.safeParse(form.get("requestId")).success) return refuse(unread(), typed, 400);
  const requestId = idOfContent([form, ...files.map(({ sha256 }) => sha256)].join(" "));
  const services = {
    ...deskServices,
    post: { requestId, seen: form.get("seen") },
  };
  try {
    if (form.get("intent") === "look-usual") {
      await save("look", null, services);
      return saved("look-usual", null);
    }
    const read = await readLook(typed, files);
    if ("errors" in read) {
      return refuse(NOT_SAVED, { ...read.typed, ...read.errors });
    }
    if (form.get("intent") !== "look") return shown(read.look, read.typed);
    await save("look", read.look, services);
    return saved("look", read.look);
  } catch (error) {
    if (!(error instanceof OutdatedPost)) throw error;
    const settings = { ...findSettings(connection()), week: currentHours(deskServices).weekly };
    return refuse(settingOutdated("look", settings, form), typed, 409);
  }
}

/** A press on an offered shade stands for having typed it. */
function typedOf(form: URLSearchParams): Typed {
  const text = (name: string) => (form.get(name) ?? "").trim();
  return {
    intent: "look",
    requestId: text("requestId"),
    seen: text("seen"),
    wordmark: text("wordmark"),
    main: text("useMain") || text("main"),
    accent: text("useAccent") || text("accent"),
    logo: text("noLogo") === "" ? text("logo") : "",
  };
}

async function readLook(
  typed: Typed,
  files: readonly PostedFile[],
): Promise<{ look: Look; typed: Typed } | { errors: Typed; typed: Typed }> {
  const errors: Typed = {};
  const [file] = files;
  let logo: Logo | null = await logoOfFile(connection(), typed.logo ?? "");
  if (file) {
    const sent = await readLogo(file.path);
    if (sent.ok) {
      logo = sent.logo;
      await write((free) => {
        dropOtherLogos(free, [sent.logo.file, findSettings(free).look?.logo?.file]);
        keepLogo(free, sent, now().toISOString());
      });
    } else errors.logoError = LOGO_WORDS[sent.why];
  }
  const wordmark = (typed.wordmark ?? "").replace(/\s+/g, " ");
  if (wordmark.length > MOST_WORDS) {
    errors.wordmarkError = `At most ${MOST_WORDS} letters fit at the top of a page.`;
  }
  const main = readColor("main", typed, errors);
  const accent = readColor("accent", typed, errors);
  const all = { ...typed, logo: logo?.file ?? "" };
  if (Object.keys(errors).length > 0) return { errors, typed: all };
  return { look: { main, accent, wordmark, logo }, typed: all };
}

/** @param errors where a color that fails leaves its words and the shade that is offered */
function readColor(brand: Brand, typed: Typed, errors: Typed): string {
  const color = readHex(typed[brand] || USUAL_COLORS[brand]);
  if (color === null) {
    errors[`${brand}Error`] =
      "That isn't a color. Type six digits or letters a to f, like #1e44b5.";
    return "";
  }
  const failures = contrastFailures(brand, { ...USUAL_COLORS, [brand]: color });
  if (failures.length === 0) return color;
  const pairs = failures
    .slice(0, 4)
    .map(({ words, ratio, least }) => `${words}: ${ratio.toFixed(2)}, needs ${least}.`);
  const more = failures.length > pairs.length ? ` And ${failures.length - pairs.length} more.` : "";
  errors[`${brand}Error`] = `Too faint to read. ${pairs.join(" ")}${more}`;
  errors[`${brand}Offer`] = nearestShade(brand, color);
  return color;
}

function shown(look: Look, typed: Typed) {
  const words = { problem: "", advice: "", feed: null, findings: null };
  const preview = previewOf(look);
  return data({ ...words, typed, preview }, { headers: PRIVATE_HEADERS });
}

function refuse({ problem, advice }: RefusalWords, typed: Typed, status = 422) {
  return refuseDeskForm({ problem, advice }, status, { feed: null, typed, findings: null });
}

async function saved(did: string, look: Look | null) {
  deskServices.onShopChanged();
  await write((free) => dropOtherLogos(free, [look?.logo?.file, shopLook()?.logo?.file]));
  return redirect(saidPath(settingsPath("look"), did), { status: 303 });
}
