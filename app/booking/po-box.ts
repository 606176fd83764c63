/** Post-office boxes, where no truck can pick anything up. */

const END = "(?![\\p{L}\\p{M}])";
const NUMBER = "[\\s.:,#-]*(?:(?:no|num|number)\\b\\.?\\s*)?#?\\s*[\\d-]*\\p{L}?(?![\\p{L}\\p{N}])";
const PO_BOX = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "p[\\s.,/]*[o0][\\s.,/]*(?:box|bx|drawer)",
    "p[\\s.]?o[\\s.]?b",
    "post(?:al)?\\s*(?:office)?\\s*(?:box|bx|drawer)",
    "(?:apartado|apdo)\\.?(?:\\s*(?:postal|de\\s+correos))?",
    "casilla(?:\\s+(?:postal|de\\s+correos?))?",
    "caja\\s+postal",
  ].join("|")})${END}(?:${NUMBER})?`,
  "iu",
);
const BOX_ALONE = /^\W*box\s*#?\s*\d+\W*$/i;
/** A house number with a street behind it. */
const STREET = /\d[\p{L}\p{N}/-]*\s+\p{L}/u;

/** Whether a typed street is a post-office box and names no street beside it. */
export function isPoBox(street: string): boolean {
  const read = street.normalize("NFKC");
  if (BOX_ALONE.test(read)) return true;
  return PO_BOX.test(read) && !STREET.test(read.replace(PO_BOX, " "));
}
