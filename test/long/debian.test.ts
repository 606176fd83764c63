/**
 * The owner's first server: fresh Debians with real systemd and Debian's Caddy, set up by the words of
 * docs/running.md or by deploy/cloud-init.yaml alone, updated and restored. It takes ten minutes and root; a
 * machine that cannot boot one skips it and says why.
 */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import {
  bootDebian,
  CannotBoot,
  commandsOf,
  type DebianMachine,
  lastLine,
  type Said,
} from "#test/support/debian-machine.ts";
import {
  countTyped,
  type LastWords,
  liveFirstHour,
  MOST_WORDS,
  readLastWords,
} from "#test/support/first-hour.ts";
import { temporaryFolder } from "#test/support/temporary.ts";
import { typedBooking } from "#test/support/typed-booking.ts";
import { until } from "#test/support/until.ts";
import { CART } from "#test/support/visitor.ts";
import { addMigration } from "#test/support/vps.ts";

// Fifteen minutes on a quiet machine; four times as long where others work beside it.
vi.setConfig({ testTimeout: 4_800_000 });

const DOMAIN = "junk.example";
const OWNER = "owner@mail.example";
const PAGE = "docs/running.md";
const PROJECT = "/srv/project.git";
const UPDATE = "junkbuddy update";
/** What is typed into the file, by what stands there. */
const VALUES = [
  ["YOUR-DOMAIN", DOMAIN],
  ["YOUR-EMAIL", OWNER],
] as const;
/** The address of the project, as it stands in the file that is pasted. */
const [, PUBLISHED = ""] =
  /PROJECT=(\S+)/.exec(readFileSync("deploy/cloud-init.yaml", "utf8")) ?? [];
/** From the empty server to the first booking (rule 556). */
const MOST_MINUTES = 20;

test.skipIf(process.env.DEBIAN !== "1")(
  "Debian 12: the documented install, updates that hold and fail, no lost form, and a restore on Debian 13",
  async ({ skip }) => {
    const [source, kept] = [projectCopy(), temporaryFolder()];
    const machine = machines(source, skip);
    const first = await machine("bookworm", typedInstall);
    const order = await book();
    expect(await first.say(`junkbuddy owner show ${order}`)).toMatchObject(said(order));

    const answers = postAlong();
    expect(await first.say("junkbuddy restart && junkbuddy restart")).toMatchObject(
      said("Restarted"),
    );
    expect(await answers.end()).toEqual({ 303: expect.any(Number) });

    source.change((work) => writeFileSync(join(work, "docs/newer.md"), "newer\n"));
    expect(await askedOnDesk(first, "update")).toMatch(/^state done\n(.*\n)*said Updated\./m);
    for (const { spoil, reason } of FAULTS) {
      source.change(spoil);
      const failed = await first.say(UPDATE);
      expect(failed.status).toBe(1);
      expect(lastLine(failed.output)).toMatch(reason);
      source.takeBack();
      expect(await get("/faq")).toBe(200);
    }

    expect(await first.say("junkbuddy restore /nope")).toMatchObject({ status: 1 });
    const backup = lastLine((await first.say("junkbuddy backup")).output);
    const copied = [backup, "/etc/junkbuddy/junkbuddy.env"].map(first.at);
    for (const path of copied) cpSync(path, join(kept, basename(path)));
    await first.end();

    const second = await machine("trixie", pastedInstall);
    second.bring(join(kept, basename(backup)), "/root");
    second.bring(join(kept, "junkbuddy.env"), "/etc/junkbuddy");
    const restore = commandsOf(PAGE, "### The server is lost").at(-1) ?? "";
    expect(restore).toContain("/root/junkbuddy-2026");
    expect(
      await second.say(restore.replace(/\/root\/\S+/, `/root/${basename(backup)}`)),
    ).toMatchObject(said("The site is up again."));
    expect(await second.say(`junkbuddy owner show ${order}`)).toMatchObject(said(order));
    expect(await book()).toMatch(/^JB-\d{6}$/);

    const saved = await askedOnDesk(second, "backup");
    const [name = ""] = /junkbuddy-[\dT-]+Z\.db/.exec(saved) ?? [];
    const later = await book();
    expect(await askedOnDesk(second, "restore", name)).toMatch(/^said .*The site is up again/m);
    expect((await second.say(`junkbuddy owner show ${later}`)).status).toBe(1);
    expect(await second.say(`junkbuddy owner show ${order}`)).toMatchObject(said(order));
    expect((await second.say(`runuser -u junkbuddy -- touch ${ANSWERS}/x`)).status).toBe(1);
  },
);

test.skipIf(process.env.DEBIAN !== "1")(
  "Ubuntu 24.04: the pasted install, from the empty server to the first booking",
  async ({ skip }) => {
    await machines(projectCopy(), skip)("noble", pastedInstall);
  },
);

/** Makes machines; where this one cannot boot any, the test is skipped. */
function machines(source: ProjectCopy, skip: (why: string) => never) {
  return async (
    release: string,
    install: (release: string, source: ProjectCopy) => Promise<DebianMachine>,
  ) => {
    try {
      return await install(release, source);
    } catch (reason) {
      if (!(reason instanceof CannotBoot)) throw reason;
      console.warn(`The rehearsal on a real ${release} is skipped. ${reason.message}`);
      return skip(reason.message);
    }
  };
}

const ANSWERS = "/opt/junkbuddy/requests";

/** Asks root as the desk does. @returns what root wrote when it was done */
async function askedOnDesk(machine: DebianMachine, ...request: string[]): Promise<string> {
  const id = randomUUID();
  const [word, ...more] = request;
  const line = [word, id, ...more].join(" ");
  const asked = await machine.say(
    `runuser -u junkbuddy -- sh -c 'echo ${line} >/var/lib/junkbuddy/request'
    until grep -q "^id ${id}" ${ANSWERS}/state && ! grep -q "^state running" ${ANSWERS}/state; do sleep 1; done
    cat ${ANSWERS}/state`,
  );
  return asked.output;
}

/** What an update must not survive, and what its last line says. */
const FAULTS = [
  {
    spoil: (work: string) => writeFileSync(join(work, "app/routes.ts"), "export default [;\n"),
    reason: /^Not updated\. It could not be built: .*(Unexpected|rror)/,
  },
  {
    spoil: (work: string) => addMigration(join(work, "db/migrations"), "DROP TABLE not_there;"),
    reason: /^Not updated\. .*no such table: not_there/,
  },
];

/** What apt and npm say of a registry that does not answer. */
const NO_NETWORK =
  /E: Failed to fetch|npm (?:error|ERR!) (?:network|code E(?:NOTFOUND|CONNRESET|TIMEDOUT|AI_AGAIN))/;

/** The install as the page has it, with the owner's own name and project. */
async function typedInstall(release: string, source: ProjectCopy) {
  const machine = await bootDebian(release, [DOMAIN]);
  machine.bring(source.bare, "/srv");
  const script = commandsOf(PAGE, "### With commands").join("");
  expect(script).toContain(PUBLISHED);
  const installed = await machine.say(`set -e\n${script.replace(PUBLISHED, PROJECT)}`);
  return expectInstalled(machine, source, installed, openSite);
}

/**
 * The install on a server's first start, with nothing but the file that is pasted where it is ordered, up to the
 * first booking of a second phone (rule 556).
 */
async function pastedInstall(release: string, source: ProjectCopy) {
  const counter = countTyped();
  const userData = VALUES.reduce(
    (file, [place, words]) => {
      counter.note(`In cloud-init.yaml, ${place}`, words);
      return file.replace(place, words);
    },
    readFileSync("deploy/cloud-init.yaml", "utf8").replace(PUBLISHED, PROJECT),
  );
  counter.note("Where the domain was bought, the server's address", "203.0.113.9");
  const began = performance.now();
  const machine = await bootDebian(release, [DOMAIN], {
    userData,
    bring: { [source.bare]: "/srv" },
  });
  expect(await machine.say("cloud-init schema --system")).toMatchObject({ status: 0 });
  const said = await machine.say("cat /var/log/cloud-init-output.log; cloud-init status");
  const login = "script -qc 'agetty --show-issue' /dev/null";
  await expectInstalled(machine, source, said, async (words) => {
    expect((await machine.say(login)).output).toContain(words.code);
    expect(await liveFirstHour(words, counter, [DOMAIN])).toMatch(/^JB-\d{6}$/);
    const minutes = (performance.now() - began) / 60_000;
    console.log(
      `${release}: ${minutes.toFixed(1)} minutes from the empty server to the first booking, ` +
        `${counter.words()} words typed\n${counter.lines().join("\n")}`,
    );
    expect(minutes).toBeLessThanOrEqual(MOST_MINUTES);
    expect(counter.words()).toBeLessThanOrEqual(MOST_WORDS);
  });
  const kept = "SELECT value FROM settings WHERE name = 'OWNER_EMAIL'";
  const ask = `new (require('better-sqlite3'))('/var/lib/junkbuddy/junkbuddy.db').prepare("${kept}").pluck().get()`;
  const asked = `cd /opt/junkbuddy/current && /opt/junkbuddy/bin/node -p "${ask.replaceAll('"', '\\"')}"`;
  expect(await machine.say(asked)).toMatchObject({ output: expect.stringContaining(OWNER) });
  // Whoever opens the site needs the code no more: the next thing that root does takes it from the login.
  await askedOnDesk(machine, "look");
  expect((await machine.say(login)).output).not.toContain("set-up code");
  return machine;
}

/**
 * The site answers, with a certificate of Caddy's own, and all that belongs to it is switched on.
 * @param open opens it to customers, by the last words of the install
 */
async function expectInstalled(
  machine: DebianMachine,
  source: ProjectCopy,
  installed: Said,
  open: (words: LastWords) => Promise<void>,
) {
  if (installed.status !== 0 && NO_NETWORK.test(installed.output)) {
    throw new CannotBoot(`A package could not be fetched: ${lastLine(installed.output)}`);
  }
  expect(installed).toMatchObject(said(`The site runs at https://${DOMAIN}`));
  // The machine shares this one's network: test/deploy/install.test.ts has the firewall.
  expect(installed.output).toContain("The firewall could not be switched on");
  const words = readLastWords(installed.output);
  const { url, code } = words;
  expect(url).toBe(`https://${DOMAIN}`);
  expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  expect(await machine.say("junkbuddy setup-code")).toMatchObject(said(code));
  const timers = "apt-daily-upgrade.timer junkbuddy-backup.timer";
  expect(await machine.say(`systemctl is-active ${timers}`)).toMatchObject({ status: 0 });
  expect(await machine.say("unattended-upgrade --dry-run")).toMatchObject({ status: 0 });
  await machine.say("sed -i '1 a local_certs' /etc/caddy/Caddyfile && systemctl restart caddy");
  await until(() =>
    get("/set-up").then(
      (status) => status === 200,
      () => false,
    ),
  );
  await open(words);
  expect(await get("/faq")).toBe(200);
  expect(await machine.say("junkbuddy status")).toMatchObject(said("web server    active"));
  expect((await machine.say("systemctl --failed --no-legend")).output.trim()).toBe("");
  source.onPush(machine.at(PROJECT));
  return machine;
}

const said = (words: string) => ({ status: 0, output: expect.stringContaining(words) });

type ProjectCopy = ReturnType<typeof projectCopy>;

/** A clone of this project as it is committed, with a bare one that servers pull from. */
function projectCopy() {
  const folder = temporaryFolder();
  const [work, bare] = [join(folder, "work"), join(folder, "project.git")];
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync(
      "git",
      ["-c", "user.name=T", "-c", "user.email=t@localhost", ...args],
      {
        cwd: work,
      },
    );
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  };
  spawnSync("git", ["clone", "-q", ".", work]);
  git("checkout", "-q", "-B", "main");
  spawnSync("git", ["clone", "-q", "--bare", work, bare]);
  let served = bare;
  const publish = () => git("push", "-q", "--force", served, "main");
  return {
    bare,
    onPush: (path: string) => {
      served = path;
    },
    change: (spoil: (work: string) => void) => {
      spoil(work);
      git("add", "-A");
      git("commit", "-q", "-m", "Change");
      publish();
    },
    takeBack: () => {
      git("revert", "--no-edit", "HEAD");
      publish();
    },
  };
}

const browser = new Agent({ keepAlive: true, rejectUnauthorized: false });

type Asked = { method?: string; cookie?: string; body?: string };

/** Asks the site through Caddy under its own name. */
function ask(path: string, { method = "GET", cookie = "", body = "" }: Asked = {}) {
  const headers = {
    host: DOMAIN,
    origin: `https://${DOMAIN}`,
    cookie,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": Buffer.byteLength(body),
  };
  const options = { host: "127.0.0.1", servername: DOMAIN, path, method, headers, agent: browser };
  return new Promise<{ status: number; location: string; cookies: string[]; page: string }>(
    (resolve, reject) => {
      request(options, async (answer) => {
        const { location = "", "set-cookie": cookies = [] } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, location, cookies, page: await text(answer) });
      })
        .on("error", reject)
        .end(body);
    },
  );
}

const get = async (path: string) => (await ask(path)).status;

/** Types the code and opens the site, without a browser. */
async function openSite({ code }: LastWords): Promise<void> {
  const post = (path: string, form: Record<string, string>, cookie = "") =>
    ask(path, { method: "POST", cookie, body: new URLSearchParams(form).toString() });
  const claimed = await post("/set-up", { code });
  expect([claimed.status, claimed.location]).toEqual([303, "/desk/set-up"]);
  const cookie = claimed.cookies.map((one) => one.split(";")[0]).join("; ");
  const opened = await post("/desk/set-up", { intent: "open", requestId: randomUUID() }, cookie);
  expect(opened.status).toBe(303);
}

/** Books a pickup in a month from now. @returns its order number */
async function book(): Promise<string> {
  const date = addDays(new Date().toISOString().slice(0, 10), 30);
  const form = { bookingKey: randomUUID(), ...typedBooking({ date }) };
  const body = new URLSearchParams(form).toString();
  const booked = await ask("/schedule", { method: "POST", cookie: `cart=${CART}`, body });
  expect([booked.status, booked.location]).toEqual([303, "/confirmation"]);
  const cookie = booked.cookies.map((one) => one.split(";")[0]).join("; ");
  const [order = ""] = /JB-\d{6}/.exec((await ask("/confirmation", { cookie })).page) ?? [];
  return order;
}

/** Sends forms over and over, at least 1,000. */
function postAlong() {
  const counts: Record<number, number> = {};
  const form = { method: "POST", body: "intent=none&".repeat(200) };
  let [sent, isOver] = [0, false];
  const sending = (async () => {
    while (!isOver || sent < 1_000) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => ask("/cart", form)));
      for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
      sent += answers.length;
    }
  })();
  return {
    async end() {
      isOver = true;
      await sending;
      return counts;
    },
  };
}
