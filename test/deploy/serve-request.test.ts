/** What the desk asks of root (deploy/serve-request.sh): the site's user writes it, and may write anything. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openShell } from "#test/support/shell.ts";

const ID = "0d3f6a52-1111-4222-8333-944455556666";
const BACKUP = "junkbuddy-2026-11-21T093005Z.db";

/** A server with a site whose npm commands and update say that they were called. */
function server({ update = "echo Updated.", npm = 'echo "npm $*"' } = {}) {
  const shell = openShell({ npm, git: 'echo "git $*" >>"$PLACE/git.log"; exit 1' });
  mkdirSync(shell.at("site/current/deploy"), { recursive: true });
  mkdirSync(shell.at("site/requests"));
  writeFileSync(shell.at("site/current/deploy/update.sh"), update);
  writeFileSync(shell.at("site/installed-from"), shell.at("site"));
  const serve = () => shell.run("serve-request.sh", "serve_request");
  return {
    ...shell,
    serve,
    ask: (line: string) => {
      writeFileSync(shell.at("data/request"), line);
      return serve();
    },
    state: () => Object.fromEntries(linesOf(shell.read("site/requests/state"))),
    isAnswered: () => existsSync(shell.at("site/requests/state")),
    isAsked: () => existsSync(shell.at("data/request")),
  };
}

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => [line.split(" ")[0], line.slice(line.indexOf(" ") + 1)]);

describe.runIf(process.platform === "linux")("a request of the desk", () => {
  test("a backup is made by the site's own command, once, and what it said is the answer", () => {
    const { ask, state, isAsked, serve, read } = server({
      npm: 'echo "npm $*" | tee -a "$PLACE/npm"',
    });
    expect(ask(`backup ${ID}\n`).status).toBe(0);
    expect(state()).toMatchObject({ word: "backup", id: ID, state: "done" });
    expect(state().said).toBe("npm run --silent backup");
    expect(isAsked()).toBe(false);
    serve();
    expect(read("npm").trim().split("\n")).toHaveLength(1);
  });

  test("an update that fails has its last line as the answer", () => {
    const { ask, state } = server({
      update: "echo Building; echo 'Not updated. It broke.' >&2; exit 1",
    });
    ask(`update ${ID}`);
    expect(state()).toMatchObject({
      word: "update",
      state: "failed",
      said: "Not updated. It broke.",
    });
  });

  test("a restore stops the servers, puts the named backup back and starts them", () => {
    const { ask, at, state, systemctl } = server();
    ask(`restore ${ID} ${BACKUP}`);
    expect(state().state).toBe("done");
    expect(state().said).toMatch(/^npm run .* The site is up again\.$/);
    expect(readFileSync(at("site/requests/log"), "utf8")).toContain(
      `npm run --silent restore -- --migrate ${at("backups")}/${BACKUP}\n`,
    );
    expect(systemctl()[0]).toMatch(/^stop junkbuddy@3001 junkbuddy@3002/);
    expect(systemctl()[1]).toMatch(/^start junkbuddy@3001 junkbuddy@3002/);
    ask(`restore-without-photos ${ID} ${BACKUP}`);
    expect(readFileSync(at("site/requests/log"), "utf8")).toContain("--migrate --without-photos ");
  });

  test("a restore that is refused has the site up again, and says that it failed", () => {
    const { ask, state } = server({ npm: "echo Nothing was restored >&2; exit 1" });
    ask(`restore ${ID} ${BACKUP}`);
    expect(state()).toMatchObject({
      ...{ state: "failed", said: "Nothing was restored The site is up again." },
    });
  });

  test("a copy is brought by the site's own command", () => {
    const { ask, state } = server();
    ask(`fetch-copy ${ID} junk.example-20261129-ab12cd`);
    expect(state()).toMatchObject({ word: "fetch-copy", state: "done" });
    expect(state().said).toBe("npm run --silent fetch-copy -- junk.example-20261129-ab12cd");
  });

  test("a storage that was set up by hand goes on being copied to", () => {
    const { at, run, read, systemctl } = server();
    const before = "LITESTREAM_BUCKET=b\nLITESTREAM_ENDPOINT=https://s3.example\n";
    writeFileSync(at("config/litestream.env"), `${before}LITESTREAM_SECRET_ACCESS_KEY="k"\n`);
    writeFileSync(at("config/junkbuddy.env"), "PORT=1\n");
    run("lib.sh", "start_copying");
    expect(read("config/junkbuddy.env")).toBe(
      'PORT=1\nCOPY_BUCKET=b\nCOPY_ENDPOINT=https://s3.example\nCOPY_SECRET_KEY="k"\n',
    );
    expect(read("config/litestream.env.before")).toContain(before);
    expect(systemctl()[0]).toBe("disable --now junkbuddy-litestream");
  });

  test.each([
    `update ${ID}; touch stolen`,
    `fetch-copy ${ID} ../backups`,
    `fetch-copy ${ID} --help-20261129-ab12cd`,
    `update ${ID} extra`,
    "update $(touch stolen)",
    `update`,
    `UPDATE ${ID}`,
    `restore ${ID}`,
    `restore ${ID} ../../etc/shadow`,
    `restore ${ID} --help`,
    `restore ${ID} ${BACKUP}\\nx`,
    `take_request ${ID}`,
    `x[$(touch stolen)]`,
    "\0\0",
    "",
    "x".repeat(100_000),
  ])("%j is refused, removed, and nothing of it is run", (line) => {
    const { ask, isAnswered, isAsked, at } = server();
    const { status, output } = ask(line);
    expect([status, output]).toEqual([0, expect.stringContaining("Nothing was done.\n")]);
    expect([isAnswered(), isAsked(), existsSync(at("stolen"))]).toEqual([false, false, false]);
    expect(existsSync("stolen")).toBe(false);
  });

  test("a link is removed and not what it leads to", () => {
    const { at, serve, isAsked, read } = server();
    writeFileSync(at("secret"), `kept words`);
    symlinkSync(at("secret"), at("data/request"));
    const { output } = serve();
    expect(output).not.toContain("kept words");
    expect([isAsked(), read("secret")]).toEqual([false, "kept words"]);
  });

  test("a pipe that nobody writes to, or a folder, holds nothing up", () => {
    const { at, serve, isAsked } = server();
    execFileSync("mkfifo", [at("data/request")]);
    expect(serve().status).toBe(0);
    mkdirSync(at("data/request/more"), { recursive: true });
    expect(serve().status).toBe(0);
    expect(isAsked()).toBe(false);
  });
});

describe.runIf(process.platform === "linux")("what is new", () => {
  test("the subjects of the changes since the version that runs, the newest first", () => {
    const { shell, git } = cloned();
    git("commit", "-q", "--allow-empty", "-m", "The desk is faster");
    git("commit", "-q", "--allow-empty", "-m", "Texts \u001b[31mgo out");
    expect(shell.run("serve-request.sh", "write_news")).toEqual({ status: 0, output: "" });
    const news = linesOf(shell.read("site/requests/news"));
    expect(news.map(([name]) => name)).toEqual([
      ...["at", "running", "newest", "count", "change", "change"],
    ]);
    expect(news.slice(3)).toEqual([
      ["count", "2"],
      ["change", "Texts [31mgo out"],
      ["change", "The desk is faster"],
    ]);
  });

  test("a site from a folder has no newer versions, which the answer says", () => {
    const { ask, state } = server();
    ask(`look ${ID}`);
    expect(state()).toMatchObject({
      state: "failed",
      said: expect.stringContaining("was installed from a folder"),
    });
  });
});

/** A server whose source is a clone, and the place that it comes from. */
function cloned() {
  const shell = openShell();
  const git = (...args: string[]) => {
    const own = ["-C", shell.at("upstream"), "-c", "user.name=T", "-c", "user.email=t@localhost"];
    return execFileSync("git", [...own, ...args], { encoding: "utf8" }).trim();
  };
  mkdirSync(shell.at("upstream"));
  git("init", "-q", "-b", "main");
  git("commit", "-q", "--allow-empty", "-m", "First");
  execFileSync("git", ["clone", "-q", shell.at("upstream"), shell.at("site/source")]);
  const release = shell.at(
    `site/releases/20261128-101010-100-${git("rev-parse", "--short", "HEAD")}`,
  );
  mkdirSync(release, { recursive: true });
  mkdirSync(shell.at("site/requests"));
  symlinkSync(release, shell.at("site/current"));
  writeFileSync(shell.at("site/installed-from"), shell.at("site/source"));
  return { shell, git };
}
