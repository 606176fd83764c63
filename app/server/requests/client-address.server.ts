import ipaddr from "ipaddr.js";

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
 * addresses share one key; an IPv4 address has one, however it is written.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}
