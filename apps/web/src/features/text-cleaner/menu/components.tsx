/** What a datetime consists of, and whether the line states it or it follows from what is stated. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import type { LineReading } from "../api/reason-lines.ts";
import { FoldedPanel } from "./folded-panel.tsx";
import classes from "./menu.module.css";

export function Components({ reading }: { readonly reading: LineReading | undefined }) {
  if (reading === undefined) return null;
  return (
    <FoldedPanel title={TEXT_CLEANER_LABELS.components}>
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
