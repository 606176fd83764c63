/** Asks the DNS, within a time that a page can wait. */
import { Resolver } from "node:dns/promises";

const TIMEOUT_MS = 3_000;
/** Of all that is asked of one `openDns`. */
const LONGEST_MS = 10_000;
/** What a resolver says of a name without such a record. */
const NO_RECORD = ["ENOTFOUND", "ENODATA"];

/** Each finds none where the name has no such record, and rejects with the resolver's error where nobody answers. */
export type Dns = {
  texts: (name: string) => Promise<string[]>;
  aliases: (name: string) => Promise<string[]>;
  exchanges: (name: string) => Promise<string[]>;
  /** IPv4 and IPv6. */
  addresses: (name: string) => Promise<string[]>;
};

/** @param servers in place of this machine's resolvers, "127.0.0.1:53" */
export function openDns(servers?: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  const end = Date.now() + LONGEST_MS;
  const find = async <Found>(ask: () => Promise<Found[]>): Promise<Found[]> => {
    const left = end - Date.now();
    if (left <= 0) throw Object.assign(new Error("No time is left"), { code: "ETIMEOUT" });
    const timer = setTimeout(() => resolver.cancel(), left);
    try {
      return await ask();
    } catch (error) {
      if (NO_RECORD.includes((error as NodeJS.ErrnoException).code ?? "")) return [];
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    texts: async (name) =>
      (await find(() => resolver.resolveTxt(name))).map((parts) => parts.join("")),
    aliases: (name) => find(() => resolver.resolveCname(name)),
    exchanges: async (name) =>
      (await find(() => resolver.resolveMx(name))).map(({ exchange }) => exchange),
    addresses: async (name) => {
      const found = await Promise.allSettled([
        find(() => resolver.resolve4(name)),
        find(() => resolver.resolve6(name)),
      ]);
      const addresses = found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
      const failure = found.find((one) => one.status === "rejected");
      if (addresses.length === 0 && failure) throw failure.reason;
      return addresses;
    },
  };
}
