import { expect, test } from "vitest";
import { takeRefusedHosts } from "./loopback-only.mjs";
import { json, startStandIn } from "./stand-in-server.ts";

test("a test that connects to another machine fails with the name of the host", async () => {
  await expect(fetch("http://192.0.2.1/")).rejects.toThrow();
  await expect(fetch("https://api.resend.example/emails")).rejects.toThrow();
  expect(takeRefusedHosts()).toEqual(["192.0.2.1", "api.resend.example"]);
});

test("a stand-in on this machine can be reached by address and by name", async () => {
  const { url, close } = await startStandIn(() => json(200, {}));
  for (const address of [url, url.replace("127.0.0.1", "localhost")]) {
    expect((await fetch(address)).status).toBe(200);
  }
  await close();
  expect(takeRefusedHosts()).toEqual([]);
});
