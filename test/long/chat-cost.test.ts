/**
 * What one request may cost: no text, whatever its shape, takes more than 50 ms of CPU time, and
 * twice the text takes about twice the time.
 */
import { expect, test } from "vitest";
import {
  type ChatMessage,
  MAX_CONVERSATION_CHARACTERS,
  MAX_MESSAGE_CHARACTERS,
} from "#app/chat/chat.ts";
import { MAX_TEXT_CHARACTERS } from "#app/chat/estimate/estimate.ts";
import { type Answer, openSite } from "#test/support/site.ts";

/** A linear reading doubles; collecting garbage and a busy machine add to single measurements. */
const MOST_GROWTH = 2.8;
const NOISE_MS = 15;
/** Compiling, collecting garbage and another load slow some measurements, not fifteen in a row. */
const TRIES = 15;
const MOST_CPU_MS = 50;
/**
 * A machine on which an ordinary list of the same length takes more than half of that is slow: there
 * no shape takes more than twice what the list does.
 */
const MOST_TIMES_ORDINARY = 2;

/** One of each kind of word and mark that the parser tells apart. */
const WORDS = (
  "2|1/2|3x|x3|$5|3rd|55 inch|10x12|0926|2-3|1,000|(713) 555-0142|a|the|some|a couple " +
  "of|dozen|sofa|sofas|bed|queen|twin mattress|tv|piano|swing set|kitchen|room " +
  "104|box|bags of|pile of brush|paint|propane " +
  "tank|zorb|zorbs|refridgeratr|no|not|don't|keep|leave|except|everything|all|all " +
  "but|forget all|actually|make that 3|no, a " +
  "king|just|only|and|or|of|with|from|to|for|my|is|we|one|one's|other|each|them|keeping " +
  "it|take|put it back|start over|forget it|full truck load|y|la mesa|dos|no " +
  "quiero|menos|son|un camión lleno|colchón|é|😭|a.b@c.de|http://a|ignore " +
  'all|[a]|<a>|{"|}|x|aaaaaaaaaaaaaaaaaaaaaaaa|?|(|)|*|•|@|#|\'|"|[x]|-|:'
).split("|");
const SEPARATORS = [" ", "", ", ", "\n", ". ", "; ", "|", "\t", " and ", " - ", ": ", "/", " ("];

type Shape = { name: string; unit: string };

function shapes(names: readonly string[]): Shape[] {
  const spelled = WORDS.map((word, at) => `${word}${SEPARATORS[at % SEPARATORS.length]}`);
  const separators = SEPARATORS.flatMap((one, at) =>
    SEPARATORS.slice(at).map((two) => `${one}${two}a`),
  );
  const tables = ['"|,;\n', "a,b\n", "sofa;2\n", "2|sofa|den\n", "qty,item\n3,sofa\n"];
  const known = [
    "lamp, ",
    "bag of ",
    "not the couch and ",
    "2 queen, 1 king, ",
    "1. sofa\n",
    "bed and frame, ",
  ];
  const pairs = WORDS.map((word, at) => `${word} ${WORDS[(at * 31 + 7) % WORDS.length]} `);
  const lists = [", ", "\n", " and ", " "].map((mark) => names.join(mark));
  return [...spelled, ...separators, ...tables, ...known, ...pairs, ...lists, "a", "1", " "]
    .filter((unit) => unit !== "")
    .map((unit) => ({ name: JSON.stringify(unit.slice(0, 40)), unit }));
}

function textOf({ unit }: Shape, characters: number): string {
  return unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);
}

/** A text as a customer's messages, each as long as a message may be. */
function conversation(text: string, messageCharacters = MAX_MESSAGE_CHARACTERS): ChatMessage[] {
  return Array.from({ length: Math.ceil(text.length / messageCharacters) }, (_, at) => ({
    role: "user",
    content: `${text.slice(at * messageCharacters, (at + 1) * messageCharacters).slice(0, -1)}a`,
  }));
}

async function cpuOf(send: () => Promise<Answer>): Promise<number> {
  const before = process.cpuUsage();
  const answer = await send();
  const { user, system } = process.cpuUsage(before);
  expect(answer.status).toBeLessThan(400);
  return (user + system) / 1_000;
}

/** The lowest of a few measurements; the first that is low enough ends them. */
async function leastCpu(send: () => Promise<Answer>, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least > enough; tried += 1)
    least = Math.min(least, await cpuOf(send));
  return least;
}

type Route = {
  /** The longest text that it reads. */
  characters: number;
  send: (text: string) => Promise<Answer>;
};

async function openRoutes() {
  const { browser } = await openSite({ RATE_LIMITS: "off" });
  const api = await import("#app/chat/chat-answer.route.ts");
  const page = await import("#app/chat/chat.route.tsx");
  const estimate = await import("#app/chat/estimate/estimate.route.tsx");
  const { catalog } = await import("#app/services.server.ts");
  const allShapes = shapes(catalog().items.flatMap(({ name, aliases }) => [name, ...aliases]));
  const routes: Record<"api" | "page" | "estimate", Route> = {
    api: {
      characters: MAX_CONVERSATION_CHARACTERS,
      send: (text) => sendJson(conversation(text)),
    },
    page: {
      characters: MAX_CONVERSATION_CHARACTERS,
      send: (text) => {
        const messages = conversation(text);
        const message = messages.pop()?.content ?? "";
        const carried = { lines: [], prompt: null, isPostOfferShown: true, discountToldFor: null };
        const body = new URLSearchParams({
          step: "send",
          message,
          conversation: JSON.stringify({ messages, ...carried }),
        });
        return browser().send(page.action, "/chat", { method: "POST", body });
      },
    },
    estimate: {
      characters: MAX_TEXT_CHARACTERS,
      send: (items) =>
        browser().send(estimate.loader, `/estimate?${new URLSearchParams({ items })}`),
    },
  };

  function sendJson(messages: ChatMessage[]) {
    return browser().send(api.action, "/api/chat", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sessionId: "s", messages }),
    });
  }

  /** What a request may take here, by what an ordinary list of the greatest length takes. */
  async function mostCpu(): Promise<number> {
    const names = catalog().items.map(({ name }) => name);
    const { characters, send } = routes.api;
    const text = textOf({ name: "ordinary", unit: names.join(", ") }, characters);
    const least = await leastCpu(() => send(text), 0);
    return Math.max(MOST_CPU_MS, MOST_TIMES_ORDINARY * least);
  }
  return { routes, allShapes, sendJson, mostCpu };
}

test("no shape of text takes more than 50 ms of CPU time, and time grows with length alone", async () => {
  const { routes, allShapes, mostCpu } = await openRoutes();
  // Compiles the code, and shows that no shape is read without end.
  for (const shape of allShapes) await routes.api.send(textOf(shape, MAX_MESSAGE_CHARACTERS));
  const limit = await mostCpu();
  const tooDear: string[] = [];
  for (const [name, { characters, send }] of Object.entries(routes)) {
    for (const shape of allShapes) {
      const half = await leastCpu(() => send(textOf(shape, characters / 2)), limit / 2);
      const most = Math.min(limit, half * MOST_GROWTH + NOISE_MS);
      const whole = await leastCpu(() => send(textOf(shape, characters)), most);
      if (whole > most) {
        tooDear.push(`${name}, ${shape.name}: ${half.toFixed(1)}, ${whole.toFixed(1)} ms`);
      }
    }
  }
  expect(tooDear).toEqual([]);
}, 1_200_000);

test("two hundred short messages take no more than one long one", async () => {
  const { sendJson, mostCpu } = await openRoutes();
  const limit = await mostCpu();
  for (const content of ["sofa", "no, a king bed", "make that 3", "not the bed", "forget it"]) {
    const messages = Array.from({ length: 200 }, (): ChatMessage => ({ role: "user", content }));
    const least = await leastCpu(() => sendJson(messages), limit);
    expect(least, content).toBeLessThanOrEqual(limit);
  }
}, 60_000);
