/**
 * The pages of the desk that this device keeps to show without signal: Today, and the jobs of today.
 * worker.ts keeps them as they pass by and shows them.
 */

/** The one cache: wiped whole at sign-out. */
export const CACHE = "desk";

/** Whose pages these are; a name in the cache, no address of the site. */
const PERSON = "/desk/kept-for";
const KEPT_PAGE = /^\/desk(?:\/jobs\/[^/.]+(?:\/done)?)?(?:\.data)?$/;
const OWN_PAGE = /^\/desk(?:\/[^.]*)?(?:\.data)?$/;

/** The name in the cache of a page, or of a page's data, that is kept; null for any other address. */
export function keptName({ pathname, searchParams }: URL): string | null {
  if (!KEPT_PAGE.test(pathname) || searchParams.has("answer")) return null;
  const date = searchParams.get("date");
  return date ? `${pathname}?date=${date}` : pathname;
}

/** A page of the desk, kept or not, or its data. */
export function isDeskPage({ pathname }: URL): boolean {
  return OWN_PAGE.test(pathname);
}

/** Whether an address of the desk can be opened without signal. */
export async function canOpen(url: URL): Promise<boolean> {
  const data = new URL(url);
  data.pathname += ".data";
  const name = keptName(data);
  return name !== null && "caches" in globalThis && (await caches.match(name)) !== undefined;
}

/** Nothing is kept before what is there belongs to this person. */
let markOwned = () => {};
const owned = new Promise<void>((resolve) => {
  markOwned = resolve;
});

/** Forgets what another person has left on this device. */
export async function ownPages(person: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const before = await caches.match(PERSON);
  if (!before || (await before.text()) !== person) {
    await wipePages();
    await (await caches.open(CACHE)).put(PERSON, new Response(person));
  }
  markOwned();
}

/** From now on no page of the desk can be read without the server. */
export async function wipePages(): Promise<void> {
  versions.clear();
  if ("caches" in globalThis) await caches.delete(CACHE);
}

/** What is to be kept of a day. */
type KeptDay = {
  date: string;
  /** Paths of its jobs' pages, each with what changes when the page does. */
  jobs: readonly { path: string; version: string }[];
  /** Drawings that the jobs' pages have and Today has not. */
  drawings: readonly string[];
  /** Of the day itself. */
  version: string;
};

/** What this visit has fetched already. */
const versions = new Map<string, string>();
let newest: KeptDay | null = null;

/**
 * Fetches what is not kept of today yet, one page after the other and behind what the person waits for.
 * Stops where there is no signal: the next look at Today goes on with it.
 */
export async function keepDay(day: KeptDay): Promise<void> {
  newest = day;
  const worker = navigator.serviceWorker;
  if (!worker || !("caches" in globalThis)) return;
  if (!worker.controller) {
    await new Promise((resolve) => {
      worker.addEventListener("controllerchange", resolve, { once: true });
    });
  }
  await owned;
  const { date, jobs, drawings, version } = day;
  const build = window.__remixManifest.version;
  const wanted = [
    { path: "/desk", version: build },
    { path: "/desk.data", version },
    { path: `/desk.data?date=${date}`, version },
    ...jobs.map((job) => ({ ...job, path: `${job.path}.data` })),
  ];
  try {
    await keepParts(jobs[0]?.path ?? "/desk/jobs/none", drawings, build);
    for (const page of wanted) {
      if (newest !== day) return;
      if (versions.get(page.path) === page.version) continue;
      await fetch(page.path, LOW);
      versions.set(page.path, page.version);
    }
    await dropOthers(new Set(wanted.map(({ path }) => path)));
  } catch {
    // Without signal nothing more can be kept.
  }
}

/** "reload": of the server, never what is kept. */
const LOW = { priority: "low", cache: "reload" } as const;

const JOBS = "/desk/jobs/";

type Part = { module: string; imports?: string[]; css?: string[] };
type Routes = Record<string, Part & { id: string }>;

/** The routes that links of the day lead to, and the scripts, styles and drawings of the kept pages. */
async function keepParts(
  jobPath: string,
  drawings: readonly string[],
  build: string,
): Promise<void> {
  if (versions.get(CACHE) === build) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/desk"]')];
  // Of all jobs one stands for the others: the server looks at the first paths of a long question only.
  const pages = links.map(({ pathname }) => pathname).filter((path) => !path.startsWith(JOBS));
  const paths = new Set([...pages, jobPath, `${jobPath}/done`]);
  const query = new URLSearchParams([...paths].sort().map((path) => ["p", path]));
  const cache = await caches.open(CACHE);
  const answer = await fetch(`/__manifest?${query}&version=${build}`, LOW);
  if (answer.status !== 200) return;
  await cache.put("/__manifest", answer.clone());
  const { entry, routes } = window.__remixManifest as { entry: Part; routes: Routes };
  const known = Object.values({ ...routes, ...((await answer.json()) as Routes) });
  const needed = known.filter(({ id }) => id === "root" || KEPT_ROUTE.test(id));
  const assets = new Set([
    ...[entry, ...needed].flatMap(({ module, imports = [], css = [] }) => [
      ...[module, ...imports, ...css],
    ]),
    ...partsOfPage(),
    ...drawings,
  ]);
  for (const path of assets) if (!(await cache.match(path))) await cache.add(path);
  versions.set(CACHE, build);
}

const KEPT_ROUTE = /\/(?:desk|today|job|done)\.route$/;

/** Styles, fonts and drawings. */
function partsOfPage(): string[] {
  return [...document.querySelectorAll(':is(link, use)[href^="/assets/"]')].map((element) =>
    (element.getAttribute("href") ?? "").replace(/#.*/, ""),
  );
}

/** Jobs of other days. */
async function dropOthers(paths: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const isJob = pathname.startsWith("/desk/jobs/");
    if (isJob && !paths.has(`${pathname.replace(/\.data$/, "")}.data`)) await cache.delete(url);
  }
}
