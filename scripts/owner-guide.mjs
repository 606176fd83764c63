/**
 * Writes the owner's guide, docs/owner.md, from the help of each screen of the desk, with pictures:
 * node scripts/owner-guide.mjs
 *
 * Run it after a change of a help text and commit what it writes; a browser test compares the two.
 */
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "./browser.mjs";
import { readArguments } from "./usage.mjs";

readArguments({
  usage: "node scripts/owner-guide.mjs\n\nWrites docs/owner.md from the desk's help texts.",
});

const PORT = process.env.PORT ?? "3111";
const DESK = `http://localhost:${PORT}/desk`;
const PICTURES = "docs/images/desk";
const PHONE = { width: 390, height: 844 };

const INTRO = `# The desk, screen by screen

Open \`/desk\` on your phone and type your email: a six-digit code comes by email. Put the page on your home screen
from the browser's menu, and it opens like an app. Each screen says what it is for behind the "?" beside its title;
these are the same words. More about each is in [desk.md](desk.md).
`;

/** The pages of the settings, in the order of their list. */
const SUBJECTS = [
  ...[
    "business",
    "look",
    "area",
    "mail",
    "maps",
    "model",
    "hours",
    "notice",
    "yard",
    "tax",
    "cards",
    "facts",
  ],
  ...["questions", "reviews", "texts", "feed", "devices", "recovery", "update", "backups"],
  ...["copy", "watch", "server"],
];

/**
 * In the order in which an owner meets them; JOB is one with a pickup today, and a name makes a picture.
 * @type {{ path: string; name?: string; title?: string }[]}
 */
const SCREENS = [
  { path: "", name: "today" },
  { path: "/jobs/JOB", name: "job", title: "A job" },
  { path: "/jobs/JOB/done", name: "done" },
  ...["move", "items", "edit", "day", "donation", "cancel"].map((task) => ({
    path: `/jobs/JOB/${task}`,
  })),
  { path: "/trips", name: "trips" },
  { path: "/calendar", name: "calendar" },
  { path: "/add", name: "add" },
  { path: "/inbox", name: "inbox" },
  { path: "/quotes" },
  { path: "/customers", name: "customers" },
  { path: "/accounts" },
  { path: "/accounts/new" },
  { path: "/money", name: "money" },
  { path: "/reports", name: "reports" },
  { path: "/costs" },
  { path: "/prices", name: "prices" },
  { path: "/prices/item" },
  { path: "/prices/numbers", name: "numbers" },
  { path: "/crew" },
  { path: "/trucks" },
  { path: "/trucks/new" },
  { path: "/settings", name: "settings" },
  ...SUBJECTS.map((subject) => ({ path: `/settings/${subject}` })),
  { path: "/set-up", name: "set-up" },
  { path: "/more" },
];

const browser = await chromium.launch({ executablePath: await findBrowser() });
const demo = spawn(process.execPath, ["scripts/demo.mjs"], {
  env: { ...process.env, PORT },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2 });
  await signIn(page, await printedCode());
  writeFileSync("docs/owner.md", [INTRO, ...(await sections(page))].join("\n"));
} finally {
  demo.kill();
  await browser.close();
}

/** The sign-in code that the demonstration prints. @returns {Promise<string>} */
function printedCode() {
  let said = "";
  return new Promise((found, fail) => {
    demo.once("exit", () => fail(new Error(`The demonstration ended:\n${said}`)));
    demo.stdout.on("data", (part) => {
      said += part;
      const code = /Your code: (\S+)/.exec(said)?.[1];
      if (code) found(code);
    });
  });
}

/** @param {import("@playwright/test").Page} page @param {string} code */
async function signIn(page, code) {
  // It listens a moment after it has printed the code.
  while (demo.exitCode === null && !(await page.goto(`${DESK}/sign-in/code`).catch(() => null)))
    await setTimeout(200);
  await page.locator("input[name=code]").fill(code);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1 }).filter({ hasText: /day/ }).waitFor();
}

/** One section of the guide a screen. @param {import("@playwright/test").Page} page */
async function sections(page) {
  const job = await page.locator('a[href^="/desk/jobs/"]').first().getAttribute("href");
  if (!job) throw new Error("Today has no stop.");
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  const all = [];
  for (const { path, name, title } of SCREENS) {
    await page.goto(`${DESK}${path}`.replace(/^.*\/jobs\/JOB/, new URL(job, DESK).href));
    const heading = title ?? (path === "" ? "Today" : await page.locator("h1").innerText());
    const help = (await page.locator(".help p").textContent()) ?? "";
    const picture = name ? [`![${heading}](${await takePicture(page, name)})`, ""] : [];
    all.push([`## ${heading}`, "", ...picture, wrapped(help)].join("\n"));
  }
  return all;
}

/** In lines as long as the other pages' of docs. @param {string} text */
function wrapped(text) {
  return text.replace(/(.{1,115})(?:\s+|$)/g, "$1\n");
}

/** @param {import("@playwright/test").Page} page @param {string} name @returns path beside docs/ */
async function takePicture(page, name) {
  const picture = sharp(await page.screenshot()).resize({ width: PHONE.width });
  await picture.webp({ quality: 75 }).toFile(`${PICTURES}/${name}.webp`);
  return `images/desk/${name}.webp`;
}
