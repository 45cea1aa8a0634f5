/** What a column holds: its values by frequency, each of which can be gone to and changed everywhere, and how they are written. */
import { LABELS, PANEL_LABELS, type ProfileReply } from "@limpid/contract";
import { useTableData, useTableStore } from "../../data/table-context.ts";
import { hasPattern, togglePattern } from "../../model/row-choice.ts";
import { LeftPanel } from "../../parts/left-panel.tsx";
import { FarValues } from "./far-values.tsx";
import { FilterButton } from "./filter-button.tsx";
import { Histogram } from "./histogram.tsx";
import styles from "./profile.module.css";
import { ProfileValues } from "./profile-values.tsx";
import { RangeForm } from "./range-form.tsx";
import { useDistribution } from "./use-distribution.ts";
import { useProfile } from "./use-profile.ts";

export function ProfilePanel() {
  const { profiled } = useTableStore("view");
  const columns = useTableData("columns");
  const query = useProfile(profiled);
  const { data } = query;
  const { data: distribution } = useDistribution(profiled);
  return (
    <LeftPanel title={PANEL_LABELS.valuesOf(columns[profiled]?.title ?? "")} query={query} waiting="Counting…">
      {data !== undefined && <Facts profile={data} />}
      {distribution !== undefined && <Histogram column={profiled} distribution={distribution} />}
      {distribution !== undefined && <RangeForm column={profiled} distribution={distribution} />}
      {distribution !== undefined && <FarValues column={profiled} far={distribution.far} />}
      {data !== undefined && <ProfileValues column={profiled} profile={data} />}
      {data !== undefined && data.patterns.length > 0 && <Patterns column={profiled} profile={data} />}
    </LeftPanel>
  );
}

/** Shows facts about the values. Texts have no median, minimum or maximum. */
function Facts({ profile: { rows, missing, distinct, least, median, greatest } }: { readonly profile: ProfileReply }) {
  const isOrdered = median !== null;
  const facts: readonly (readonly [string, string | null])[] = [
    ["Rows", inDigits(rows)],
    [LABELS.missingData, inDigits(missing)],
    ["Distinct values", inDigits(distinct)],
    ["Least", isOrdered ? least : null],
    ["Median", median],
    ["Greatest", isOrdered ? greatest : null],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([title, fact]) =>
        fact === null ? null : (
          <div key={title}>
            <dt>{title}</dt>
            <dd title={fact}>{fact}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Patterns({ column, profile: { patterns } }: { readonly column: number; readonly profile: ProfileReply }) {
  return (
    <section className={styles.section}>
      <h3>Patterns</h3>
      <ul className={styles.list}>
        {patterns.map(({ pattern, count, example }) => (
          <li key={pattern} className={styles.pattern} title={`Such as ${example}`}>
            <code>{pattern}</code>
            <span className={`count ${styles.count}`}>{inDigits(count)}</span>
            <FilterButton
              label={PANEL_LABELS.onlyThisPattern(pattern)}
              isOn={(choice) => hasPattern(choice, column, pattern)}
              toggle={(choice) => togglePattern(choice, column, pattern)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const inDigits = (amount: number): string => amount.toLocaleString("en");
