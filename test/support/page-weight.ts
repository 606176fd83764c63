/** The weight of a first visit, from the page as sent and from the build. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export type PageWeight = {
  /** Gzipped bytes by kind; styles in the page count as styles. */
  html: number;
  css: number;
  script: number;
  font: number;
  /** The number of requests for the page, its styles, scripts and fonts. */
  requests: number;
  scripts: string[];
};

/**
 * @param html the page as sent
 * @param client the build's folder for the browser
 */
export function weighPage(html: string, client: string): PageWeight {
  const own = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
  const styles = addresses(html, /<link rel="stylesheet" href="([^"]+)"\/>/g);
  const scripts = withImports(
    [
      ...addresses(html, /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
      ...addresses(html, /(?:from |import\()"(\/assets\/[^"]+\.js)"/g),
    ],
    client,
  );
  const css = [...own, ...styles.map((path) => readFileSync(join(client, path), "utf8"))];
  // The styles' other fonts are fetched only for characters that no page of the site shows.
  const fonts = addresses(html, /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g);
  const size = (paths: string[]) =>
    sum(paths.map((path) => gzipSync(readFileSync(join(client, path))).length));
  return {
    html: gzipSync(own.reduce((rest, text) => rest.replace(text, ""), html)).length,
    css: sum(css.map((text) => gzipSync(text).length)),
    script: size(scripts),
    font: size(fonts),
    requests: 1 + styles.length + scripts.length + fonts.length,
    scripts,
  };
}

/** Scripts and their static imports; dynamic imports are not part of the page. */
function withImports(entries: string[], client: string): string[] {
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const text = readFileSync(join(client, path), "utf8");
    const imports = addresses(text, /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g);
    for (const name of imports) follow(`/assets/${name}`);
  };
  entries.forEach(follow);
  return [...found];
}

function addresses(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, address = ""]) => address))];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
