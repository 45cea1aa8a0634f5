/** What the marks of cells mean. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { CellSample } from "../../../../ui/grid/cell-sample.tsx";
import { type CellMark, joinMarks } from "../../../../ui/grid/grid-source.ts";
import { useTableStore } from "../../data/table-context.ts";
import { tokenText } from "../../model/cell-view.ts";
import styles from "../../toolbar/toolbar.module.css";

interface MarkMeaning {
  readonly marks: readonly CellMark[];
  readonly text: string;
  readonly ghost?: string;
  readonly meaning: string;
}

const MEANINGS: readonly MarkMeaning[] = [
  { marks: ["not-clean"], text: "12 mai", meaning: LABELS.notClean },
  { marks: ["not-clean"], text: "Bren", ghost: "Bern", meaning: "Suggested value" },
  { marks: ["invalid"], text: "31.02.2024", meaning: LABELS.invalidData },
  { marks: ["repaired"], text: "Bern", meaning: "Corrected" },
  { marks: ["written"], text: "2024-02-13", meaning: "Reformatted, if shown in Changes" },
  { marks: ["pending"], text: "Bern", meaning: "Edited by people" },
  { marks: ["left-out"], text: "Total", meaning: "Excluded row" },
];

export function MarkLegend() {
  const { missingToken } = useTableStore("view");
  const missing: MarkMeaning = { marks: ["missing"], text: tokenText(missingToken), meaning: LABELS.missingData };
  return (
    <section aria-label={PANEL_LABELS.marks}>
      <h3>{PANEL_LABELS.marks}</h3>
      <ul className={styles.legend}>
        {[...MEANINGS, missing].map(({ marks, text, ghost, meaning }) => (
          <li key={meaning}>
            <CellSample marks={joinMarks(marks)} text={text} ghost={ghost} />
            {meaning}
          </li>
        ))}
      </ul>
    </section>
  );
}
