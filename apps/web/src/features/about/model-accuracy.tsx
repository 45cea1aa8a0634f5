/** How good the model is, as far as it was measured. */
import { percent } from "../../lib/percent.ts";
import type { ColumnModel, Evaluation, KeptOut } from "./column-model.ts";
import { FactTable } from "./fact-table.tsx";
import classes from "./model-accuracy.module.css";
import { Part } from "./part.tsx";
import { ReliabilityDiagram } from "./reliability-diagram.tsx";

type ModelAccuracyProps = Pick<ColumnModel, "keptOut" | "evaluations" | "measuredOn">;

export function ModelAccuracy({ keptOut, evaluations, measuredOn }: ModelAccuracyProps) {
  const isMeasured = keptOut !== null || evaluations.length > 0;
  return (
    <Part title="How good it is">
      {!isMeasured && <p>This model has not been measured on real columns yet.</p>}
      {keptOut !== null && <Shares {...keptOut} />}
      {keptOut !== null && (
        <p>
          Measured{measuredOn !== null && ` on ${longDate(measuredOn)}`} on {keptOut.columns} columns of real tables
          that it was not trained on. They also served to adjust its probabilities.
        </p>
      )}
      {evaluations.length > 0 && <Evaluations rows={evaluations} />}
      {keptOut !== null && <ReliabilityDiagram bins={keptOut.bins} />}
    </Part>
  );
}

function Shares({ top1, top3, coverage, accuracyWhenSure }: KeptOut) {
  return (
    <dl className={classes.shares}>
      <Share name="of columns get the right class" share={top1} />
      <Share name="have it among the first three" share={top3} />
      <Share
        name={`are right where it is at least 80\u00a0% sure, which it is of ${percent(coverage)}`}
        share={accuracyWhenSure}
      />
    </dl>
  );
}

function Share({ name, share }: { readonly name: string; readonly share: number }) {
  return (
    <div className={classes.share}>
      <dt>{name}</dt>
      <dd>{percent(share)}</dd>
    </div>
  );
}

function Evaluations({ rows }: { readonly rows: readonly Evaluation[] }) {
  return (
    <FactTable
      caption="Labelled columns from elsewhere, never used for training"
      head={["Columns of", "Number", "Right", "Among three"]}
      rows={rows.map(({ name, columns, top1, top3 }) => [name, String(columns), percent(top1), percent(top3)])}
    />
  );
}

function longDate(date: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
