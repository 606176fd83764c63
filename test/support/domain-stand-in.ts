/** The world outside as the doctor asks it: a domain that leads to a web server with TLS on loopback. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createPlain, type RequestListener } from "node:http";
import { createServer as createSecure } from "node:https";
import { type AddressInfo, createServer as createRaw, type Server } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { markOf, type Outside } from "#app/commands/doctor/domain.ts";
import { temporaryFolder } from "./temporary.ts";

/** Of this machine, as the internet knows it; from the ranges for documentation. */
export const OWN_ADDRESS = "203.0.113.7";

export type Domain = Awaited<ReturnType<typeof startDomain>>;

/** A domain that is in order until a test changes something. */
export async function startDomain(name: string) {
  const certificate = certificateFor(name);
  const ports = {
    80: await listen(
      createPlain((_request, answer) =>
        answer.writeHead(308, { location: `https://${name}/` }).end(),
      ),
    ),
    443: await secure(certificate, sitePage(name)),
  };
  const outside = {
    resolve: async () => [OWN_ADDRESS],
    own: () => ["127.0.0.1", "::1", "10.0.0.5", OWN_ADDRESS],
    dial: (_address, port) => ({ host: "127.0.0.1", port: ports[port as 80 | 443] }),
    ca: certificate.cert,
  } as Outside;
  return {
    outside,
    /** Puts another server at a port. */
    put: async (port: 80 | 443, server: Server) => {
      ports[port] = await listen(server);
    },
    /** Puts a web server with another certificate, or another page, at port 443. */
    serve: async (certified: Certificate, page: RequestListener = sitePage(name)) => {
      ports[443] = await secure(certified, page);
    },
    /** Puts nothing at a port. */
    empty: async (port: 80 | 443) => {
      const server = createRaw();
      ports[port] = await listen(server);
      server.close();
      await once(server, "close");
    },
    certificate,
  };
}

const sitePage =
  (name: string): RequestListener =>
  (_request, answer) =>
    answer.end(`<link ${markOf(`https://${name}`)}/>`);

export type Certificate = { key: string; cert: string };

const made = new Map<string, Certificate>();

/** A certificate that is its own issuer. */
export function certificateFor(name: string, days = 90): Certificate {
  const found = made.get(`${name} ${days}`);
  if (found) return found;
  const [key, cert] = ["key.pem", "cert.pem"].map((file) => join(temporaryFolder(), file));
  const { status, stderr } = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
    ...["-subj", `/O=Test issuer/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`],
    ...["-days", `${days}`, "-keyout", `${key}`, "-out", `${cert}`],
  ]);
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  const pair = { key: readFileSync(`${key}`, "utf8"), cert: readFileSync(`${cert}`, "utf8") };
  made.set(`${name} ${days}`, pair);
  return pair;
}

const secure = (certificate: Certificate, page: RequestListener) =>
  listen(createSecure(certificate, page));

/** @returns the port on loopback */
async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    if (server.listening) server.close();
    (server as { closeAllConnections?: () => void }).closeAllConnections?.();
  });
  return (server.address() as AddressInfo).port;
}

/** A server that ends the TLS handshake as Caddy does without a certificate for the name. */
export const withoutCertificate = () =>
  createRaw((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(Buffer.from([0x15, 3, 3, 0, 2, 2, 80])));
  });
