/** Headings of a column of counts, of things, and of row numbers. */
const COUNTS = /^(?:qty|quantity|count|cant|cantidad|ct|no of|how many|number|units|pcs)\.?$/;
const ROW_NUMBERS = /^(?:#|no\.?|row|line|id|unit|room|apt|item #|item no\.?)$/;
const DELIMITERS = ["\t", ";", "|", ","] as const;
/** A larger number in a column is a code. */
const MOST = 999;

/** Headings of the column that names the thing; what else is said of it stands behind. */
const ITEMS =
  /^(?:items?|descriptions?|desc|article|what|things?|articulos?|descripcion|cosas?|mueble)$/;

type Table = { from: number; rows: string[][]; header: string[] | undefined };

/**
 * Writes rows of a table ("Qty,Item" above "3,Bar stool"; "lamp;2;den") as lines that begin with
 * their count, so that a pasted sheet reads like a list. Text without a table comes back as it is.
 */
export function readColumns(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; ) {
    const table = tableAt(lines, at);
    if (table) lines.splice(at, lengthOf(table), ...rowsOf(table));
    at += table ? lengthOf(table) : 1;
  }
  return lines.join("\n");
}

function lengthOf({ rows, header }: Table): number {
  return rows.length + (header ? 1 : 0);
}

/** Two or more lines with as many cells each, one of them a count in every row. */
function tableAt(lines: readonly string[], from: number): Table | undefined {
  for (const delimiter of DELIMITERS) {
    const cells = (lines[from] ?? "").split(delimiter).map((cell) => cell.trim());
    if (cells.length < 2) continue;
    const rows = [cells];
    while (rows.length < lines.length - from) {
      const row = (lines[from + rows.length] ?? "").split(delimiter).map((cell) => cell.trim());
      if (row.length !== cells.length) break;
      rows.push(row);
    }
    const headed = rows.length > 1 && !cells.some((cell) => /\d/.test(cell));
    const table = { from, rows: headed ? rows.slice(1) : rows, header: headed ? cells : undefined };
    if (rows.length > 1 && numberColumns(table).length > 0) return table;
  }
  return undefined;
}

function numberColumns({ rows }: Table): number[] {
  return (rows[0] ?? []).flatMap((_, column) =>
    rows.every((row) => isCount(row[column] ?? "")) ? [column] : [],
  );
}

/** The column of counts: the one that says so, or the only one of plain numbers. */
function countColumn(table: Table): number | undefined {
  const { rows, header } = table;
  const numbers = numberColumns(table);
  const named = numbers.find((column) => COUNTS.test(header?.[column] ?? ""));
  if (named !== undefined) return named;
  const others = numbers.filter((column) => !ROW_NUMBERS.test(header?.[column] ?? ""));
  return others.find((column) => header !== undefined || !isNumbering(rows, column));
}

function isCount(cell: string): boolean {
  return /^\d{1,3}$/.test(cell) && Number(cell) <= MOST;
}

/** 1, 2, 3 down a column only number the rows. */
function isNumbering(rows: readonly string[][], column: number): boolean {
  return rows.length > 2 && rows.every((row, index) => Number(row[column]) === index + 1);
}

function rowsOf(table: Table): string[] {
  const { rows, header } = table;
  const count = countColumn(table);
  const first = header?.findIndex((title) => ITEMS.test(title)) ?? -1;
  const lines = rows.map((row) => {
    const words = row.filter((cell, at) => at !== count && at !== first && /[a-z]/.test(cell));
    const cells = first === -1 ? words : [row[first], ...words];
    return `${count === undefined ? "" : row[count]} ${cells.join(", ")}`;
  });
  return header ? ["", ...lines] : lines;
}
