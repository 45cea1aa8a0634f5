/** How the reasoner came to its answer. */
import { LABELS, TEXT_CLEANER_LABELS } from "@limpid/contract";
import type { LineResult } from "../api/reason-lines.ts";
import { excerpt } from "../model/excerpt.ts";
import { FoldedPanel } from "./folded-panel.tsx";
import classes from "./menu.module.css";

const yesNo = (value: boolean): string => (value ? "yes" : "no");
const listed = (values: readonly string[]): string => values.join("\n");

const FACTS: readonly (readonly [title: string, value: (result: LineResult) => string])[] = [
  ["Raw input", (result) => excerpt(result.raw_input_string)],
  ["Flattened input", (result) => result.flattened_input_string],
  ["Critical slots", (result) => listed(result.critical_slots)],
  ["Splitter", (result) => result.splitter],
  ["Skipper", (result) => result.skipper],
  ["Number of top paths", (result) => String(result.num_top_paths)],
  ["Top paths", (result) => listed(result.top_paths)],
  ["Reasoning time (ms)", (result) => String(result.run_time_ms)],
  ["Timeout", (result) => yesNo(result.timeout_reached)],
  ["Threshold reached", (result) => yesNo(result.threshold_reached)],
  ["Fast", (result) => yesNo(result.fast)],
  ["Stop iterations", (result) => String(result.stop_iterations)],
  ["Solution found", (result) => yesNo(result.solution_found)],
  ["Single solution", (result) => yesNo(result.single_solution_found)],
];

export function Debugging({ result }: { readonly result: LineResult }) {
  return (
    <FoldedPanel title={TEXT_CLEANER_LABELS.debugging}>
      <dl className={classes.facts}>
        {FACTS.map(([title, value]) => (
          <div key={title} className={classes.fact}>
            <dt>{title}</dt>
            <dd className={classes.trace}>{value(result) || LABELS.none}</dd>
          </div>
        ))}
      </dl>
    </FoldedPanel>
  );
}
