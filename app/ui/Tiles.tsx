/**
 * Text as curb tiles, as Houston spells its streets: for place names, order numbers, step numbers
 * and fractions; never for headings or buttons.
 */
export function Tiles({
  text,
  size,
  label = text,
}: {
  text: string;
  size?: "sm" | "lg";
  label?: string;
}) {
  return (
    <span
      className={size ? `tiles tiles--${size}` : "tiles"}
      role="img"
      aria-label={label}
      translate="no"
    >
      {text
        .toUpperCase()
        .split(" ")
        .map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words and letters never change places
          <span key={at} aria-hidden="true">
            {[...word].map((letter, letterAt) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words and letters never change places
              <i key={letterAt}>{letter}</i>
            ))}
          </span>
        ))}
    </span>
  );
}
