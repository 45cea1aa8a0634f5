/** A small table of figures: the first cell of a row names it. */
import type { ReactNode } from "react";
import classes from "./fact-table.module.css";

interface FactTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...figures: ReactNode[]])[];
}

export function FactTable({ caption, head, rows }: FactTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={head[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
