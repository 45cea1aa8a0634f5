/** What a datetime consists of, and whether the line states it or it follows from what is stated. */
import type { LineReading } from "../api/reason-lines.ts";
import { FoldedPanel } from "./folded-panel.tsx";
import classes from "./menu.module.css";

interface ComponentsProps {
  readonly title: string;
  readonly reading: LineReading | undefined;
}

export function Components({ title, reading }: ComponentsProps) {
  if (reading === undefined) return null;
  return (
    <FoldedPanel title={title}>
      <dl className={classes.facts}>
        {Object.entries(reading.components).map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>
              {value}
              <span className={classes.soft}>{reading.implied.includes(name) ? "implied" : "stated"}</span>
            </dd>
          </div>
        ))}
      </dl>
    </FoldedPanel>
  );
}
