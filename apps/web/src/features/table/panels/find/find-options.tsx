/** How a text is looked for, and where. */
import type { FindQuery } from "@limpid/contract";
import { useShownColumns } from "../../data/shown-columns.ts";
import { useTableData } from "../../data/table-context.ts";
import { useHiddenColumns } from "../../data/use-hidden-columns.ts";
import styles from "./find.module.css";

type Flag = "match_case" | "whole_cell" | "regex";

const FLAGS: readonly { readonly flag: Flag; readonly sign: string; readonly title: string }[] = [
  { flag: "match_case", sign: "Aa", title: "Match case" },
  { flag: "whole_cell", sign: "[ ]", title: "Whole cell" },
  { flag: "regex", sign: ".*", title: "Regular expression" },
];

interface FindOptionsProps {
  readonly search: FindQuery;
  /** Nothing is replaced in computed columns. */
  readonly hasReplace: boolean;
  readonly onChange: (search: FindQuery) => void;
}

export function FindOptions({ search, hasReplace, onChange }: FindOptionsProps) {
  const columns = useTableData("columns");
  const order = useShownColumns();
  const hidden = useHiddenColumns();
  const { column: _, ...everywhere } = search;
  return (
    <>
      {FLAGS.map(({ flag, sign, title }) => (
        <button
          key={flag}
          type="button"
          className={styles.flag}
          aria-pressed={search[flag] === true}
          aria-label={title}
          title={title}
          onClick={() => onChange({ ...search, [flag]: search[flag] !== true })}
        >
          {sign}
        </button>
      ))}
      <select
        className={styles.columns}
        aria-label="Where"
        value={search.column ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === "" ? everywhere : { ...search, column: Number(value) })
        }
      >
        <option value="">{hidden.size > 0 ? "All columns, also hidden" : "All columns"}</option>
        {order.map((index) => {
          const { id, title, computed } = columns[index] ?? {};
          return (
            <option key={id} value={index} disabled={hasReplace && computed === true}>
              {title}
            </option>
          );
        })}
      </select>
    </>
  );
}
