/** Asks for the site as a visitor does, from outside in: its name, its ports, its certificate and a page. */
import { request as askPlainly } from "node:http";
import { request as askSecurely } from "node:https";
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import type { Readable } from "node:stream";
import { checkServerIdentity, type TLSSocket } from "node:tls";
import ipaddr from "ipaddr.js";
import { broken, type Finding, ok, orOk, warning } from "#app/desk/doctor/finding.ts";
import { openDns } from "#app/server/dns.server.ts";
import type { Settings } from "#app/server/settings.server.ts";

const TIMEOUT_MS = 8_000;
const MAX_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
/** Caddy renews a certificate a month before it ends. */
const FEW_DAYS = 14;
/** Addresses that lead nowhere on the internet: from /etc/hosts, or of a network behind a router. */
const PRIVATE = ["loopback", "private", "linkLocal", "uniqueLocal", "carrierGradeNat"];

const isPrivate = (address: string) => PRIVATE.includes(ipaddr.process(address).range());

/** The world outside of this process, which tests have a small one of. */
export type Outside = {
  /** The addresses of a name in the DNS; none where it has none. Rejects where nobody answers for it. */
  resolve: (name: string, servers?: readonly string[]) => Promise<string[]>;
  /** The addresses of this machine. */
  own: () => string[];
  /** Where a port of an address is reached. */
  dial: (address: string, port: number) => { host: string; port: number };
  /** Issuers to trust in place of the usual ones, as PEM. */
  ca?: string;
};

export const INTERNET: Outside = {
  resolve: (name, servers) => openDns(servers).addresses(name),
  own: () =>
    Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address)),
  dial: (host, port) => ({ host, port }),
};

/**
 * Checks the domain of a SITE_URL with https (rule 325), at each of its addresses; each failure is a finding of
 * its own.
 * @param now by the machine's clock
 */
export async function visitDomain(
  { SITE_URL, DNS_SERVER }: Settings,
  now: Date,
  outside: Outside,
): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(SITE_URL);
  const name = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:" || name === "localhost" || (isIP(name) && isPrivate(name))) return [];
  const answers = isIP(name)
    ? [name]
    : await outside.resolve(name, DNS_SERVER ? [DNS_SERVER] : undefined).catch(failureCode);
  if (typeof answers === "string") {
    const fix =
      "Does this machine find other names (getent hosts debian.org)? If not, correct its resolver in " +
      `/etc/resolv.conf. If it does, the name servers of ${name} are down: ask where you registered it.`;
    return [broken(`The DNS doesn't answer for ${name} (${answers}).`, fix)];
  }
  // Some resolvers answer from /etc/hosts too, which is no answer to anybody else.
  const addresses = answers.filter((address) => !isPrivate(address));
  if (addresses.length === 0) {
    const fix = `Add an A record for ${name} with this server's address where you registered the domain.`;
    return [broken(`The DNS has no address for ${name}, so nobody finds the site.`, fix)];
  }
  const visits = await Promise.all(
    addresses.map(async (address) => {
      const visit = { name, address, siteUrl: SITE_URL, outside };
      const [page, plain] = await Promise.all([
        visitPage(visit, Number(port || 443), now),
        port === "" ? visitPlain(visit) : [],
      ]);
      return { address, findings: [...page, ...plain] };
    }),
  );
  return [...judgeAddresses(name, addresses, outside.own()), ...joined(visits)];
}

const failureCode = (error: NodeJS.ErrnoException) => error.code ?? error.message;

/** What was found alike at each address is said once; anything else with its address. */
function joined(visits: { address: string; findings: Finding[] }[]): Finding[] {
  const places = new Map<string, { finding: Finding; at: string[] }>();
  for (const { address, findings } of visits) {
    for (const finding of findings) {
      const place = places.get(finding.what) ?? { finding, at: [] };
      places.set(finding.what, { finding, at: [...place.at, address] });
    }
  }
  return [...places.values()].map(({ finding, at }) =>
    at.length === visits.length || at.every((address) => finding.what.includes(address))
      ? finding
      : { ...finding, what: `At ${at.join(" and ")}: ${finding.what}` },
  );
}

/** Where the machine knows no public address of its own, a router in front has it: nothing to compare. */
function judgeAddresses(name: string, addresses: string[], own: string[]): Finding[] {
  const shown = own.filter((address) => !isPrivate(address));
  const families = shown.map(isIP);
  const foreign = addresses.filter(
    (one) => !own.includes(one) && (families.includes(isIP(one)) || families.includes(4)),
  );
  const all = foreign.map((address) =>
    warning(
      `${name} leads to ${address}, which isn't an address of this server (${shown.join(", ")}).`,
      "Correct that record where you registered the domain. A service in front of the site, such as " +
        "Cloudflare, may have it so.",
    ),
  );
  return orOk(all, `${name} leads to ${addresses.join(" and ")}.`);
}

type Visit = { name: string; address: string; siteUrl: string; outside: Outside };
type Answer = { status: number; location: string; text: string };

/** One request to the address that the name leads to. @param onSecure called once TLS is up */
function ask(visit: Visit, port: number, onSecure: (socket: TLSSocket) => void): Promise<Answer> {
  const { name, address, siteUrl, outside } = visit;
  const options = {
    ...{ ...outside.dial(address, port), path: "/", agent: false as const },
    ...(isIP(name) ? {} : { servername: name }),
    headers: { host: new URL(siteUrl).host, "user-agent": "junk-buddy-doctor" },
    // What is wrong with the certificate is for judgeCertificate.
    ...{ rejectUnauthorized: false, ca: outside.ca, signal: AbortSignal.timeout(TIMEOUT_MS) },
  };
  return new Promise((resolve, reject) => {
    (port === 80 ? askPlainly : askSecurely)(options, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      startOf(answer).then(
        (text) => resolve({ status, location: headers.location ?? "", text }),
        reject,
      );
    })
      .on("socket", (socket) => socket.on("secureConnect", () => onSecure(socket as TLSSocket)))
      .on("error", reject)
      .end();
  });
}

async function startOf(body: Readable): Promise<string> {
  let text = "";
  for await (const chunk of body) {
    text += chunk;
    if (text.length > MAX_CHARACTERS) break;
  }
  return text;
}

async function visitPage(visit: Visit, port: number, now: Date): Promise<Finding[]> {
  const certificate: Finding[] = [];
  try {
    const answer = await ask(visit, port, (socket) =>
      certificate.push(...judgeCertificate(visit.name, socket, now)),
    );
    return [...certificate, judgePage(answer, visit.siteUrl)];
  } catch (error) {
    if (certificate.length === 0) return [unreached(visit, port, error)];
    const what = `${visit.name} accepts the connection but doesn't answer.`;
    return [...certificate, broken(what, "junkbuddy restart, then look at junkbuddy logs.")];
  }
}

const SEE_CADDY = "journalctl -u caddy says why";

function judgeCertificate(name: string, socket: TLSSocket, now: Date): Finding[] {
  const certificate = socket.getPeerCertificate();
  const days = Math.floor((Date.parse(certificate.valid_to) - now.getTime()) / DAY_MS);
  const until = certificate.valid_to;
  const code = String(socket.authorizationError ?? "");
  const findings: Finding[] = [];
  if (checkServerIdentity(name, certificate) !== undefined) {
    const names = certificate.subjectaltname?.replaceAll("DNS:", "") || certificate.subject?.CN;
    const fix =
      `Have the web server answer to this name: junkbuddy domain ${name}. ` +
      `${SEE_CADDY} there is no certificate for it.`;
    findings.push(broken(`The certificate at ${name} is for ${names}: browsers warn.`, fix));
  }
  if (days < 0) {
    const fix = `${SEE_CADDY} it was not renewed. Often ${name} leads elsewhere, or port 80 is closed.`;
    findings.push(broken(`The certificate of ${name} ended on ${until}: browsers warn.`, fix));
  } else if (code !== "" && code !== "ERR_TLS_CERT_ALTNAME_INVALID") {
    const issuer = certificate.issuer?.O ?? certificate.issuer?.CN ?? "nobody known";
    const fix = `${SEE_CADDY} no real one came. Caddy gets none where its settings say tls internal or local_certs.`;
    findings.push(
      broken(`The certificate of ${name} is by ${issuer}: no browser trusts it (${code}).`, fix),
    );
  } else if (days < FEW_DAYS) {
    const fix = `Caddy should have renewed it by now: ${SEE_CADDY} it did not.`;
    findings.push(warning(`The certificate of ${name} ends in ${days} days, on ${until}.`, fix));
  }
  return orOk(findings, `The certificate of ${name} is good for ${days} more days.`);
}

/** What the home page has in its head, from files of Caddy's as from a server. */
export function markOf(siteUrl: string): string {
  return `rel="canonical" href="${new URL(siteUrl).origin}/"`;
}

function judgePage({ status, location, text }: Answer, siteUrl: string): Finding {
  if (text.includes(markOf(siteUrl))) return ok(`A visitor gets the site at ${siteUrl}.`);
  if (status >= 500) {
    const fix = "Neither server answers it: junkbuddy restart, then look at junkbuddy logs.";
    return broken(`The web server answers ${status} at ${siteUrl}.`, fix);
  }
  if (location === "/set-up") {
    const fix = `Open ${siteUrl}/set-up: it asks for the code of junkbuddy setup-code.`;
    return warning("The site is not open yet: visitors see that it is being set up.", fix);
  }
  const what = location === "" ? `another page (${status})` : `a way to ${location.slice(0, 100)}`;
  const fix =
    "Does the name lead to this server, and does its web server know it? junkbuddy domain sets both.";
  return broken(`At ${siteUrl} a visitor gets ${what}, not this site.`, fix);
}

async function visitPlain(visit: Visit): Promise<Finding[]> {
  const { name, siteUrl } = visit;
  try {
    const { location } = await ask(visit, 80, () => {});
    if (location.startsWith(`${new URL(siteUrl).origin}/`)) {
      return [ok(`http://${name} leads to https.`)];
    }
    const fix =
      "Let Caddy do it: no auto_https off and no http:// address in /etc/caddy/Caddyfile.";
    return [
      broken(`http://${name} does not lead to https, so customers' data isn't encrypted.`, fix),
    ];
  } catch (error) {
    return [unreached(visit, 80, error)];
  }
}

/** What a machine without IPv6 says. */
const NO_WAY = ["ENETUNREACH", "EADDRNOTAVAIL", "EAFNOSUPPORT"];

function unreached({ name, address }: Visit, port: number, error: unknown): Finding {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const where = `port ${port} of ${name} (${address})`;
  if (NO_WAY.includes(code) && isIP(address) === 6) {
    return warning(
      `This server has no IPv6 and did not look at ${address}, which ${name} leads to.`,
      `Switch IPv6 on in your provider's panel, or remove the AAAA record of ${name}.`,
    );
  }
  if (/\balert\b/i.test(message)) {
    const fix = `${SEE_CADDY}. The name must lead here, with ports 80 and 443 open.`;
    return broken(`The web server has no certificate for ${name}: no browser opens the site.`, fix);
  }
  if (code === "EPROTO" || code.startsWith("ERR_SSL") || code.startsWith("HPE_")) {
    const fix =
      "Another program has that port: ss -tlnp shows which. Stop it, then: systemctl restart caddy";
    return broken(`What answers at ${where} isn't a web server with https.`, fix);
  }
  return code === "ECONNREFUSED"
    ? broken(`Nothing answers at ${where}.`, `systemctl restart caddy. ${SEE_CADDY} it stopped.`)
    : broken(
        `${where.replace("p", "P")} cannot be reached.`,
        "Let ports 80 and 443 in: in your provider's firewall, and in this server's (ufw allow 80,443/tcp).",
      );
}
