/** The query of Done while a customer holds the phone. */
export const HANDED = "show=price";

/** Whether an address is the page that the customer is shown: nothing of the desk is on it. */
export function isHanded({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname.endsWith("/done") && search.slice(1).split("&").includes(HANDED);
}
