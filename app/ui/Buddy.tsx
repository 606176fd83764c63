import icons from "./art/icons.svg?url";

/** The site's mark: a truck seen from the front. */
export function Buddy() {
  return (
    <svg className="buddy" viewBox="0 0 64 64" width="38" height="38" aria-hidden="true">
      <use href={`${icons}#buddy`} />
    </svg>
  );
}
