/** Shows whether the probabilities are right, as a picture and as a table for people who cannot see it. */
import { percent } from "../../lib/percent.ts";
import type { ReliabilityBin } from "./column-model.ts";
import { FactTable } from "./fact-table.tsx";
import classes from "./reliability-diagram.module.css";

/** Lengths are in units of the picture. */
const PLOT = { left: 44, top: 34, size: 240 };
const WIDTH = PLOT.left + PLOT.size + 16;
const HEIGHT = PLOT.top + PLOT.size + 44;
const RIGHT = PLOT.left + PLOT.size;
const BOTTOM = PLOT.top + PLOT.size;
const TICKS = [0, 0.25, 0.5, 0.75, 1];
/** The radius of a dot for a single column, and of a dot for all columns. */
const RADIUS = { least: 3, most: 12 };

const x = (share: number): number => PLOT.left + share * PLOT.size;
const y = (share: number): number => BOTTOM - share * PLOT.size;

interface ReliabilityDiagramProps {
  readonly bins: readonly ReliabilityBin[];
  /** How many there are in all bins. */
  readonly columns: number;
}

export function ReliabilityDiagram({ bins, columns: all }: ReliabilityDiagramProps) {
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.picture}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="Reliability diagram; the table below it has the same figures"
      >
        <Axes />
        <line className={classes.ideal} x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} />
        <Dots bins={bins} columns={all} />
      </svg>
      <figcaption className="soft small">
        How well probabilities match reality, on the {all} real columns used to calibrate them. Each dot groups columns
        of similar probability; larger dots have more columns. On the dashed line the model is right exactly as often as
        it predicts, above it more often.
      </figcaption>
      <details>
        <summary>These figures as a table</summary>
        <FactTable
          caption="How often a class was right, by its probability"
          head={["Probability", "Columns", "On average", "Right"]}
          rows={bins.map(({ from, to, columns, meanProbability, shareRight }) => [
            `${percent(from)} to ${percent(to)}`,
            String(columns),
            percent(meanProbability),
            percent(shareRight),
          ])}
        />
      </details>
    </figure>
  );
}

function Axes() {
  return (
    <>
      {TICKS.map((share) => (
        <g key={share}>
          <line className={classes.rule} x1={x(0)} y1={y(share)} x2={RIGHT} y2={y(share)} />
          <line className={classes.rule} x1={x(share)} y1={PLOT.top} x2={x(share)} y2={BOTTOM} />
          <text className={classes.tick} x={x(0) - 6} y={y(share)} dominantBaseline="middle" textAnchor="end">
            {percent(share)}
          </text>
          <text className={classes.tick} x={x(share)} y={BOTTOM + 16} textAnchor="middle">
            {percent(share)}
          </text>
        </g>
      ))}
      <text className={classes.axis} x={x(0.5)} y={HEIGHT - 6} textAnchor="middle">
        Probability shown
      </text>
      <text className={classes.axis} x={0} y={14}>
        Class was right
      </text>
    </>
  );
}

function Dots({ bins, columns: all }: ReliabilityDiagramProps) {
  return bins.map(({ from, columns, meanProbability, shareRight }) => (
    <circle
      key={from}
      className={classes.dot}
      cx={x(meanProbability)}
      cy={y(shareRight)}
      r={RADIUS.least + Math.sqrt(columns / all) * (RADIUS.most - RADIUS.least)}
    />
  ));
}
