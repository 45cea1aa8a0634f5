/** One rule: how often it was used and where, and what it did to each cell. */
import { useState } from "react";
import { ChevronIcon } from "../../../ui/icons.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { useTableStore } from "../data/table-context.ts";
import { ChangeSkeleton } from "./change-skeleton.tsx";
import styles from "./changes-panel.module.css";
import { ColumnChanges } from "./column-changes.tsx";
import { groupChanges } from "./group-changes.ts";
import { type ChangedRule, PAGE, useChanges } from "./use-changes.ts";

export function RuleChanges({ rule }: { readonly rule: ChangedRule }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <button type="button" className={styles.rule} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ChevronIcon />
        <span>{rule.title}</span>
        <span className={styles.count}>{rule.total.toLocaleString("en")}</span>
      </button>
      {isOpen && <Changes rule={rule} />}
    </li>
  );
}

function Changes({ rule }: { readonly rule: ChangedRule }) {
  const [chosen, setColumn] = useState<number>();
  const column = rule.columns.some((one) => one.column === chosen) ? chosen : undefined;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useChanges(rule, column);
  const changes = data?.pages.flatMap((page) => page.changes) ?? [];
  const matching = data?.pages[0]?.matching ?? 0;
  return (
    <div className={styles.changes}>
      {rule.columns.length > 1 && <Columns rule={rule} chosen={column} onChoose={setColumn} />}
      {data === undefined && error === null && <ChangeSkeleton count={Math.min(rule.total, PAGE)} />}
      {groupChanges(changes).map((group) => (
        <ColumnChanges key={group.column} group={group} of={matching} />
      ))}
      {error !== null && <TextButton onClick={() => void refetch()}>{error.message} Try again</TextButton>}
      {hasNextPage && (
        <TextButton disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more ({(matching - changes.length).toLocaleString("en")} left)
        </TextButton>
      )}
    </div>
  );
}

interface ColumnsProps {
  readonly rule: ChangedRule;
  readonly chosen: number | undefined;
  readonly onChoose: (column: number | undefined) => void;
}

function Columns({ rule, chosen, onChoose }: ColumnsProps) {
  const { columns } = useTableStore("data");
  return (
    <fieldset className={styles.columns} aria-label="Columns">
      {rule.columns.map(({ column, count }) => (
        <button
          key={column}
          type="button"
          className={styles.column}
          aria-pressed={column === chosen}
          onClick={() => onChoose(column === chosen ? undefined : column)}
        >
          <span>{columns[column]?.title ?? ""}</span>
          <span className={styles.count}>{count.toLocaleString("en")}</span>
        </button>
      ))}
    </fieldset>
  );
}
