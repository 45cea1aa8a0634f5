/** Datetimes to choose from. */
import type { LineReading } from "../api/reason-lines.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./menu.module.css";
import { MenuItem } from "./menu-item.tsx";
import type { MenuProps } from "./menu-props.ts";

interface ReadingListProps extends MenuProps {
  readonly title: string;
  readonly readings: readonly LineReading[];
  readonly takesFocus?: boolean;
}

const ORDER_TITLES = { dmy: "day first", mdy: "month first", ymd: "year first" } as const;

export function ReadingList({ title, readings, takesFocus = false, line, view }: ReadingListProps) {
  const { choose } = useCleaner();
  const { choice } = view.decision;
  if (readings.length === 0) return null;
  return (
    <section className={classes.section} aria-label={title}>
      <h3 className={classes.heading}>{title}</h3>
      {readings.map(({ id, datetime, order }, index) => (
        <MenuItem
          key={id}
          isChosen={choice?.kind === "datetime" && choice.id === id}
          onClick={() => choose(line, { kind: "datetime", id })}
          takesFocus={takesFocus && index === 0}
        >
          <span className={classes.datetime}>{datetime}</span>
          {order !== null && <span className={classes.soft}>{ORDER_TITLES[order]}</span>}
        </MenuItem>
      ))}
    </section>
  );
}
