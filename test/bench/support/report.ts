import Table from "cli-table3";

/** The results of a part: a row for each measurement, by column. */
export type Row = Record<string, string | number | null>;
export type Part = {
  title: string;
  run: (pace: { rounds: number; seconds: number }) => Promise<Row[]>;
};

export function printTable(title: string, rows: readonly Row[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const table = new Table({ head: columns, style: { head: [], border: [] } });
  for (const row of rows) table.push(columns.map((column) => show(row[column])));
  console.log(`\n${title}\n${table}`);
}

function show(value: Row[string] | undefined): string {
  if (typeof value !== "number") return value ?? "";
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : value.toFixed(value < 10 ? 2 : 1);
}
