import { percent } from "../../lib/percent.ts";
import classes from "./quality-bar.module.css";

/** How much of a table is clean and valid. A table with a flaw is never shown as without one. */
export function QualityBar({ quality }: { readonly quality: number }) {
  const shown = quality < 1 ? Math.min(quality, 0.99) : 1;
  return (
    <span className={classes.quality} title="Share of clean, valid cells, in columns whose values could be judged">
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} style={{ inlineSize: `${shown * 100}%` }} />
      </span>
      {percent(shown)} data quality
    </span>
  );
}
