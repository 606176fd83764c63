/** "iPhone, Safari", of a User-Agent header: what tells a person's devices apart. */
export function deviceName(userAgent: string): string {
  const machine = MACHINES.find(([mark]) => mark.test(userAgent))?.[1] ?? "A device";
  const browser = BROWSERS.find(([mark]) => mark.test(userAgent))?.[1];
  return browser ? `${machine}, ${browser}` : machine;
}

const MACHINES: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/Firefox|FxiOS/, "Firefox"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
