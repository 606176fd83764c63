/** Headings of the column of counts, and of the column that names the thing. */
const COUNTS = /^(?:qty|quantity|count|cant|cantidad|ct|no of|how many|number|units|pcs)\.?$/;
const ITEMS =
  /^(?:items?|descriptions?|desc|article|what|things?|articulos?|descripcion|cosas?|mueble)$/;
const DELIMITERS = ["\t", ";", "|", ","];

/** A heading: what parts its cells, how many there are, and which tell the count and the thing. */
type Heading = { mark: string; width: number; count: number; item: number };

/**
 * Writes the rows under a heading ("Qty,Item" above "3,Bar stool") as lines that begin with their
 * count and thing, so that a pasted sheet reads like a list. Other lines come back as they are.
 * Each line is cut once for each delimiter at most, so the time is linear.
 */
export function readColumns(text: string): string {
  if (!text.includes("\n")) return text;
  let heading: Heading | undefined;
  const lines = text.split("\n").map((line) => {
    const row = heading && rowUnder(heading, line);
    if (row !== undefined) return row;
    heading = headingOf(line);
    return heading ? "" : line;
  });
  return lines.join("\n");
}

function headingOf(line: string): Heading | undefined {
  for (const mark of DELIMITERS) {
    const cells = cellsOf(line, mark);
    const count = cells.findIndex((cell) => COUNTS.test(cell));
    const item = cells.findIndex((cell) => ITEMS.test(cell));
    if (count !== -1 && item !== -1) return { mark, width: cells.length, count, item };
  }
  return undefined;
}

/** The row, its count and thing first; undefined for a line that is no row of the table. */
function rowUnder({ mark, width, count, item }: Heading, line: string): string | undefined {
  const cells = cellsOf(line, mark);
  if (cells.length !== width || !/^\d{1,3}$/.test(cells[count] ?? "")) return undefined;
  const others = cells.filter((cell, at) => at !== count && at !== item && /[a-z]/.test(cell));
  return `${cells[count]} ${[cells[item], ...others].join(", ")}`;
}

function cellsOf(line: string, mark: string): string[] {
  return line.split(mark).map((cell) => cell.trim());
}
