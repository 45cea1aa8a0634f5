/** One rule: how often it was used and where, and what it did to each cell. */
import { PANEL_LABELS } from "@limpid/contract";
import { useState } from "react";
import { ChevronIcon } from "../../../../ui/icons.tsx";
import { Button } from "../../../../ui/parts/button.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
import { useTable, useTableData } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { decide } from "../../edits/decide.ts";
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
        <span className="count">{rule.total.toLocaleString("en")}</span>
      </button>
      {isOpen && <Changes rule={rule} />}
    </li>
  );
}

function Changes({ rule }: { readonly rule: ChangedRule }) {
  const table = useTable();
  const [chosen, setColumn] = useState<number>();
  const column = rule.columns.some((one) => one.column === chosen) ? chosen : undefined;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useChanges(rule, column);
  const changes = data?.pages.flatMap((page) => page.changes) ?? [];
  const matching = data?.pages[0]?.matching ?? 0;
  return (
    <div className={styles.changes}>
      {rule.kind === "changed" && canEdit(table) && <BackToOriginal rule={rule} column={column} />}
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

/** Rejects what the rule has done, in the chosen column or in all. It is undone like any edit. */
function BackToOriginal({ rule, column }: { readonly rule: ChangedRule; readonly column: number | undefined }) {
  const table = useTable();
  const [isBusy, setIsBusy] = useState(false);
  const cells = column === undefined ? rule.total : (rule.columns.find((one) => one.column === column)?.count ?? 0);
  const goBack = async (): Promise<void> => {
    setIsBusy(true);
    await decide(table, {
      rule: rule.rule,
      kind: "changed",
      action: "original",
      ...(column !== undefined && { column }),
    });
    setIsBusy(false);
  };
  return (
    <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void goBack()}>
      {PANEL_LABELS.backToOriginal(cells)}
    </Button>
  );
}

interface ColumnsProps {
  readonly rule: ChangedRule;
  readonly chosen: number | undefined;
  readonly onChoose: (column: number | undefined) => void;
}

function Columns({ rule, chosen, onChoose }: ColumnsProps) {
  const columns = useTableData("columns");
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
          <span className="count">{count.toLocaleString("en")}</span>
        </button>
      ))}
    </fieldset>
  );
}
