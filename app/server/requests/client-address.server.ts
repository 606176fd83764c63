import { isIPv6 } from "node:net";

/**
 * The address a request came from: the last X-Forwarded-For hop, which the site's own proxy wrote.
 * Null where no proxy is trusted: the header could then have been written by the client.
 */
export function clientAddress(request: Request, trustProxy: boolean): string | null {
  if (!trustProxy) return null;
  const hops = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  const last = hops.at(-1)?.trim();
  return last ? last.slice(0, 64) : null;
}

/** The network a request came from, by which it is limited; null where it is not known. */
export function clientNetwork(request: Request, trustProxy: boolean): string | null {
  const address = clientAddress(request, trustProxy);
  return address === null ? null : addressKey(address);
}

/**
 * The key an address is rate-limited by. An IPv6 customer has a whole /64 network, so all of its
 * addresses share one key.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array(8 - first.length - last.length).fill("0");
  const groups = tail === undefined ? first : [...first, ...zeros, ...last];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
