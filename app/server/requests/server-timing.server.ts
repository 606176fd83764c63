import { arrivalOf } from "./request-context.server.ts";

/**
 * The Server-Timing header, in milliseconds, which browsers show beside a request: `load` from its
 * arrival until its data is there, `render` for the page, `total` for both.
 */
export function startTiming(request: Request) {
  const arrivedAt = arrivalOf(request);
  const loadedAt = performance.now();
  const load = loadedAt - arrivedAt;

  return {
    loaded: () => metric("load", load),
    rendered: () => {
      const render = performance.now() - loadedAt;
      return [metric("load", load), metric("render", render), metric("total", load + render)].join(
        ", ",
      );
    },
  };
}

function metric(name: string, milliseconds: number): string {
  return `${name};dur=${milliseconds.toFixed(1)}`;
}
