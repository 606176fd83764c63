import { Link } from "@remix-run/react";
import "#app/ui/styles/table.css";

type DeskTableProps = {
  /** Read aloud only: a heading stands above the table. */
  caption: string;
  head: readonly string[];
  /** The first cell of each row names it, the others are figures. */
  rows: readonly (readonly string[])[];
  /** Where the name of each row leads to. */
  links?: readonly (string | null)[] | undefined;
};

/** A table of figures by name; where the screen is too narrow for it, the arrow keys scroll it too. */
export function DeskTable({ caption, head, rows, links = [] }: DeskTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: nothing in it is a field
    <div className="table-wrap" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={name} scope="col" className={at === 0 ? undefined : "n"}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures], row) => (
            <tr key={name}>
              <th scope="row">{links[row] ? <Link to={links[row]}>{name}</Link> : name}</th>
              {figures.map((figure, at) => (
                <td key={head[at + 1]} className="n">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
