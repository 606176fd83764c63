import icons from "./art/icons.svg?url";
import { useBusiness } from "./BusinessContext.tsx";

/** The site's mark: a truck seen from the front. */
export function Buddy() {
  return (
    <svg className="buddy" viewBox="0 0 64 64" width="38" height="38" aria-hidden="true">
      <use href={`${icons}#buddy`} />
    </svg>
  );
}

/** What stands for the business at the top of a page: its logo, or the mark with its name. */
export function Wordmark() {
  const { name, look } = useBusiness();
  return look?.logo ? (
    <img {...look.logo} alt={name} />
  ) : (
    <>
      <Buddy />
      <span translate="no">{look?.wordmark ?? name}</span>
    </>
  );
}
