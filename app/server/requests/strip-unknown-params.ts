/**
 * The query parameters that the site's pages read. Whatever else an address carries (where a visitor
 * came from, most of all) is taken off before anything is rendered: a page is rendered once for many
 * visitors, and what one of them brought along must not reach the others.
 */
import { withoutLanguage } from "#app/lib/language.ts";
import { isPrivatePath } from "#app/lib/private-path.ts";

const MANIFEST = "/__manifest";

const READ: Record<string, readonly string[]> = {
  "/": ["full", "unkept", "undo"],
  "/itemized": ["q", "full", "unkept", "undo"],
  "/load-size": ["full", "unkept", "undo"],
  "/estimate": ["items", "answer", "put", "full", "unkept", "undo"],
  "/confirmation": ["unchanged"],
  "/schedule": ["unkept"],
  "/schedule/near": ["zip"],
  "/healthz": ["alive"],
  // Remix asks for the routes of a link before it is followed.
  [MANIFEST]: ["p", "version"],
};
/**
 * What was done with the last post of a booking's page (booking/booking-page.server.ts); the day that is
 * looked at, and the window that is chosen there; and a changed list with the press or the advice on it, the
 * revision it was begun at and its search.
 */
const READ_OF_BOOKINGS = ["did", "date", "slot", "draft", "change", "swap", "revision", "q"];
/**
 * Beside those: the answer to a post, Remix's mark of a post to Today itself, the code of a QR code, the part
 * of a page that is shown, whether a printed sheet has prices, why photos were not taken, the truck whose
 * stops alone are shown, and the ZIP and the distance in which cities are looked for.
 */
const READ_OF_DESK = [
  "answer",
  "erase",
  "index",
  "code",
  ...READ_OF_BOOKINGS,
  "show",
  "prices",
  "from",
  "to",
  "what",
  "paid",
  "photos",
  "added",
  "truck",
  ...["zip", "miles"],
];
/** Which routes' data Remix asks for. */
const READ_OF_DATA = ["_routes"];

/** More than the links of a page have together; Remix tries the routes on each beginning of a path. */
const MAX_MANIFEST_SEGMENTS = 80;

/** A search of 100 characters, each spelled with four bytes: the forms of a page repeat it 300 times. */
const MAX_SEARCH_LENGTH = 1_200;

/** A request's address with the parameters alone that its page reads, spelled as they were. */
export function withOwnQuery(url: string): string {
  const at = url.indexOf("?");
  if (at < 0) return url;
  const asked = url.slice(0, at);
  const path = withoutLanguage(asked);
  const names = namesReadBy(path.toLowerCase());
  const kept = url
    .slice(at + 1)
    .split("&")
    .filter((pair) => names.includes(nameOf(pair)) && !isEndless(pair))
    .filter(path === MANIFEST ? firstSegments() : () => true);
  return kept.length > 0 ? `${asked}?${kept.join("&")}` : asked;
}

function isEndless(pair: string): boolean {
  return pair.length > MAX_SEARCH_LENGTH && nameOf(pair) === "q";
}

/** True for parameters, but for paths once they have too many segments together. */
function firstSegments(): (pair: string) => boolean {
  let segments = 0;
  return (pair) => {
    // Without it Remix answers that the site is another.
    if (nameOf(pair) !== "p") return true;
    segments += Math.max(1, pair.split(/\/|%2f/i).length - 1);
    return segments <= MAX_MANIFEST_SEGMENTS;
  };
}

function namesReadBy(path: string): readonly string[] {
  if (!path.endsWith(".data")) return namesReadByPage(path.replace(/(?<=.)\/$/, ""));
  const page = path.slice(0, -".data".length);
  // Of the home page's data, "/_root.data", and "/es.data" without its language.
  return [...namesReadByPage(page === "/_root" || page === "" ? "/" : page), ...READ_OF_DATA];
}

function namesReadByPage(page: string): readonly string[] {
  if (page === "/desk" || page.startsWith("/desk/")) return READ_OF_DESK;
  return READ[page] ?? (isPrivatePath(page) ? READ_OF_BOOKINGS : []);
}

function nameOf(pair: string): string {
  const [name = ""] = new URLSearchParams(pair).keys();
  return name;
}
