import type { CatalogueTable } from "@limpid/contract";
import { counted } from "../../lib/counted.ts";
import { percent } from "../../lib/percent.ts";
import classes from "./quality-bar.module.css";

interface QualityBarProps {
  readonly quality: number;
  readonly table: Pick<CatalogueTable, "judged_columns" | "num_columns">;
}

/** How much of the judged columns is clean and valid. A table with a flaw is never shown as without one. */
export function QualityBar({ quality, table }: QualityBarProps) {
  const shown = quality < 1 ? Math.min(quality, 0.99) : 1;
  return (
    <span className={classes.quality} title="Share of clean, valid cells, in columns whose values could be judged">
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} style={{ inlineSize: `${shown * 100}%` }} />
      </span>
      {percent(shown)} data quality{shareOf(table)}
    </span>
  );
}

/** Computed columns are not judged, so that more columns may be shown than the quality can be of. */
function shareOf({ judged_columns: judged, num_columns: all }: QualityBarProps["table"]): string {
  return judged === null || judged >= all ? "" : ` in ${judged.toLocaleString("en")} of ${counted(all, "column")}`;
}
