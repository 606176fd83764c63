/** Headings of a column of counts, of things, and of row numbers. */
const COUNTS = /^(?:qty|quantity|count|cant|cantidad|ct|no of|how many|number|units|pcs)\.?$/;
const ROW_NUMBERS = /^(?:#|no\.?|row|line|id|unit|room|apt|item #|item no\.?)$/;
const DELIMITERS = ["\t", ";", "|", ","] as const;
/** A larger number in a column is a code. */
const MOST = 999;

/** Headings of the column that names the thing; what else is said of it stands behind. */
const ITEMS =
  /^(?:items?|descriptions?|desc|article|what|things?|articulos?|descripcion|cosas?|mueble)$/;

type Table = { rows: string[][]; header: string[] | undefined };

/** Neighboring lines with as many cells each, and where a table among them begins. */
type Run = {
  rows: string[][];
  from: number;
  to: number;
  /** The first line below which one column has nothing but counts, headed or not. */
  countsFrom: number;
};

/**
 * Writes rows of a table ("Qty,Item" above "3,Bar stool"; "lamp;2;den") as lines that begin with
 * their count, so that a pasted sheet reads like a list. Text without a table comes back as it is.
 * The time is linear: each line is cut once for each delimiter, however many tables fail to begin.
 */
export function readColumns(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  const runs = DELIMITERS.filter((mark) => text.includes(mark)).map((mark) => runsOf(lines, mark));
  const read: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const run = runs.map((byLine) => byLine[at]).find((found) => found && beginsTable(found, at));
    if (run) read.push(...rowsOf(tableOf(run, at)));
    else read.push(lines[at] ?? "");
    at = run ? run.to : at + 1;
  }
  return read.join("\n");
}

/** For each line the run it stands in; none for a line without the delimiter. */
function runsOf(lines: readonly string[], delimiter: string): (Run | undefined)[] {
  const cells = lines.map((line) => line.split(delimiter).map((cell) => cell.trim()));
  const byLine: (Run | undefined)[] = [];
  for (let from = 0; from < lines.length; from = byLine.length) {
    const width = cells[from]?.length ?? 0;
    let to = from + 1;
    while (to < lines.length && cells[to]?.length === width) to += 1;
    const rows = cells.slice(from, to);
    const run = width < 2 ? undefined : { rows, from, to, countsFrom: from + countsBelow(rows) };
    for (let at = from; at < to; at += 1) byLine.push(run);
  }
  return byLine;
}

/** The first row from which down one column has nothing but counts; the rows' number where none has. */
function countsBelow(rows: readonly string[][]): number {
  const firsts = (rows[0] ?? []).map(
    (_, column) => rows.findLastIndex((row) => !isCount(row[column] ?? "")) + 1,
  );
  return Math.min(...firsts);
}

/** Two or more rows, one column a count in each of them, below a heading or none. */
function beginsTable(run: Run, at: number): boolean {
  return run.to - at > 1 && run.countsFrom <= (isHeading(run, at) ? at + 1 : at);
}

function isHeading({ rows, from }: Run, at: number): boolean {
  return !(rows[at - from] ?? []).some((cell) => /\d/.test(cell));
}

function tableOf(run: Run, at: number): Table {
  const rows = run.rows.slice(at - run.from);
  return isHeading(run, at)
    ? { rows: rows.slice(1), header: rows[0] }
    : { rows, header: undefined };
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
