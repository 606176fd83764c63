/**
 * The line between a browser and a site: it can be cut, be slow, hold what the server sends, and lose
 * an answer that the server has given. Everything goes over it, also what a service worker asks for.
 */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket, connect as toServer } from "node:net";

export type Line = Awaited<ReturnType<typeof openLine>>;

type Speed = { latencyMs: number; bytesPerSecond: number };

/** @param port of the site on this machine */
export async function openLine(port: number) {
  const ends = new Set<Socket>();
  let isCut = false;
  let speed: Speed | null = null;
  let held: (() => void)[] | null = null;
  let received = 0;
  let receivedAt = 0;
  let freeAt = 0;
  let posts = 0;
  let loseAfter = Number.POSITIVE_INFINITY;
  let onLost = () => {};

  const server = createServer((browser) => {
    if (isCut) return browser.destroy();
    const site = toServer(port, "127.0.0.1");
    let isLosing = false;
    const underWay: Buffer[] = [];
    for (const end of [browser, site]) {
      ends.add(end);
      end.on("error", () => end.destroy());
      end.on("close", () => {
        ends.delete(end);
        browser.destroy();
        site.destroy();
      });
    }
    browser.on("data", (chunk) => {
      if (chunk.subarray(0, 5).toString() === "POST ") {
        posts += 1;
        isLosing = posts > loseAfter;
      }
      site.write(chunk);
    });
    site.on("data", (chunk) => {
      if (isLosing) {
        loseAfter = Number.POSITIVE_INFINITY;
        cut();
        onLost();
        return;
      }
      received += chunk.length;
      underWay.push(chunk);
      later(chunk.length, () => {
        receivedAt = performance.now();
        // Timers of different lengths may end out of turn; the bytes of a connection keep theirs.
        const first = underWay.shift();
        if (first && browser.writable) browser.write(first);
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  function cut(): void {
    isCut = true;
    for (const end of ends) end.destroy();
  }

  function later(bytes: number, send: () => void): void {
    if (held) {
      held.push(() => later(bytes, send));
      return;
    }
    if (!speed) {
      send();
      return;
    }
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes / speed.bytesPerSecond) * 1000;
    setTimeout(send, freeAt - now + speed.latencyMs);
  }

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    restore(): void {
      isCut = false;
    },
    slow(wanted: Speed | null): void {
      speed = wanted;
    },
    /** From here on nothing that the server sends arrives, until it is released. */
    hold(): void {
      held ??= [];
    },
    release(): void {
      const sends = held ?? [];
      held = null;
      for (const send of sends) send();
    },
    /** Bytes that the browser has got from the site, headers included. */
    received: () => received,
    /** How long nothing has come from the site, in milliseconds. */
    quietFor: () => performance.now() - receivedAt,
    /** Cuts the line when the server answers a post, once so many were answered. */
    loseAnswerAfter(answered: number): Promise<void> {
      loseAfter = posts + answered;
      return new Promise((resolve) => {
        onLost = resolve;
      });
    },
    close(): void {
      cut();
      server.close();
    },
  };
}
