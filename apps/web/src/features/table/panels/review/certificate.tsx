/** The end of a review: what was done to the table, by whom, and what is open. True at this moment. */
import type { ReviewReply } from "@limpid/contract";
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/parts/button.tsx";
import { showChanges } from "../../actions/show-panel.ts";
import { useTable } from "../../data/table-context.ts";
import { useRowLimit } from "../../data/use-row-limit.ts";
import { type ChangedRule, isAnswer, useChangeCounts } from "../changes/use-changes.ts";
import { NotJudged } from "../columns/not-judged.tsx";
import type { ListedColumn } from "../columns/use-column-facts.ts";
import styles from "./review.module.css";
import { TakeAway } from "./take-away.tsx";

interface CertificateProps {
  readonly review: ReviewReply;
  readonly columns: readonly ListedColumn[];
}

export function Certificate({ review: { cells, decided }, columns }: CertificateProps) {
  const table = useTable();
  const limit = useRowLimit();
  const { data } = useChangeCounts();
  const end = useRef<HTMLParagraphElement>(null);
  // The last question took the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) end.current?.focus();
  }, []);
  const rules = data?.rules ?? [];
  const count = (kind: string, isRepair?: boolean): number =>
    sumTotals(
      rules.filter((rule) => !isAnswer(rule) && rule.kind === kind && (isRepair ?? rule.repair) === rule.repair),
    );
  const lines: readonly (readonly [string, number])[] = [
    ["Flagged", cells],
    ["Resolved", decided],
    ["Reformatted", count("changed", false)],
    ["Corrected", count("changed", true)],
    ["Set to missing", count("missing")],
    [PANEL_LABELS.changedByAnswers, sumTotals(rules.filter(isAnswer))],
    ["Edited by people", count("edited")],
  ];
  return (
    <div className={styles.certificate}>
      <p ref={end} tabIndex={-1} className={styles.done}>
        No open questions
      </p>
      {columns.every(({ column }) => column.judgement === "judged") ? (
        <p className="soft small breaks">Every column was judged, and nothing is left to decide.</p>
      ) : (
        <NotJudged columns={columns} />
      )}
      {data !== undefined && (
        <dl>
          {lines.map(([title, amount]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{amount.toLocaleString("en")}</dd>
            </div>
          ))}
        </dl>
      )}
      {limit !== null && <p className="soft small breaks">{LABELS.rowsCleaned(limit.cleaned, limit.rows)}</p>}
      <div className={styles.answers}>
        <TakeAway />
        <Button size="compact-sm" variant="subtle" onClick={() => showChanges.run(table)}>
          {showChanges.label}
        </Button>
      </div>
    </div>
  );
}

const sumTotals = (rules: readonly ChangedRule[]): number => rules.reduce((sum, { total }) => sum + total, 0);
