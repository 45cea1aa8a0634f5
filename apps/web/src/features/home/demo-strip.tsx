/** Six cells before and after. demo-cells.json is made by the product's own engine (`npm run docs`). */
import { ArrowIcon } from "../../ui/icons.tsx";
import cells from "./demo-cells.json";
import classes from "./demo-strip.module.css";

interface DemoCell {
  readonly raw: string;
  /** null: the cell has no data. */
  readonly output: string | null;
  readonly why: string;
}

export function DemoStrip() {
  return (
    <ul className={classes.strip} aria-label="Six cells, before and after">
      {cells.map((cell) => (
        <Cell key={cell.raw} {...cell} />
      ))}
    </ul>
  );
}

function Cell({ raw, output, why }: DemoCell) {
  const change = output === null ? "missing" : output === raw ? "kept" : "changed";
  return (
    <li className={classes.cell} data-change={change}>
      <span className={classes.raw}>
        <span className="visually-hidden">Before: </span>
        {raw.trim()}
        {raw !== raw.trim() && <span className={classes.space} title="An extra space" />}
      </span>
      <span className={classes.output}>
        <ArrowIcon />
        <span className="visually-hidden">After: </span>
        <span className={classes.value}>{output ?? "missing"}</span>
      </span>
      <span className={classes.why}>{why}</span>
    </li>
  );
}
