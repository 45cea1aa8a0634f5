/** How often each rule that changes cells was right, on real tables of other people. */
import { useId } from "react";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { FactTable } from "./fact-table.tsx";
import { longDate } from "./long-date.ts";
import { Part } from "./part.tsx";
import type { MeasuredRule, RulePrecision } from "./rule-precision.ts";
import classes from "./rule-reliability.module.css";

const HEAD = ["Rule", "Cells judged", "Tables", "Owners", "Right"] as const;

export function RuleReliability({ measuredOn, tables, rules }: RulePrecision) {
  return (
    <Part title="How often its rules are right">
      <p>
        A rule changes cells on its own only if it was right at least 99 times in 100 on real tables by other people,
        and on tables of at least five owners if it replaces a value. A rule that was right less often, or was never
        measured, only makes suggestions. Thorough cleaning also applies corrections that were right at least 8 times in
        10.
      </p>
      <p>
        Measured{measuredOn !== null && ` on ${longDate(measuredOn)}`} on {tables} tables with errors planted by a
        script. Each table counts once, whatever its length. Other tables may have other errors.
      </p>
      <Rules title="Corrections: a wrong value replaced" rules={rules.filter(({ isRepair }) => isRepair)} />
      <Rules title="Formats: the same value, reformatted" rules={rules.filter(({ isRepair }) => !isRepair)} />
    </Part>
  );
}

function Rules({ title, rules }: { readonly title: string; readonly rules: readonly MeasuredRule[] }) {
  const id = useId();
  return (
    <details>
      <summary id={id}>{title}</summary>
      <ScrollRegion className={classes.rules} aria-labelledby={id}>
        <FactTable
          caption={`${rules.length} kinds of changes, done or offered`}
          head={HEAD}
          rows={rules.map(({ title: rule, cells, tables, owners, share }) => [
            rule,
            cells.toLocaleString("en"),
            String(tables),
            String(owners),
            precise(share),
          ])}
        />
      </ScrollRegion>
    </details>
  );
}

/** Never rounded up to all. */
function precise(share: number): string {
  return share === 1 ? "100\u00A0%" : `${(Math.floor(share * 1000) / 10).toFixed(1)}\u00A0%`;
}
