/** How good the model is, as far as it was measured; first by the columns that had no part in how it was made. */
import { percent } from "../../lib/percent.ts";
import type { Accuracy, ColumnModel } from "./column-model.ts";
import { FactTable } from "./fact-table.tsx";
import { longDate } from "./long-date.ts";
import classes from "./model-accuracy.module.css";
import { Part } from "./part.tsx";
import { ReliabilityDiagram } from "./reliability-diagram.tsx";

type ModelAccuracyProps = Pick<ColumnModel, "keptOut" | "evaluations" | "measuredOn">;

export function ModelAccuracy({ keptOut, evaluations, measuredOn }: ModelAccuracyProps) {
  const final = evaluations.find(({ isFinal }) => isFinal);
  const quoted = final ?? keptOut;
  if (quoted === null)
    return (
      <Part title="How good it is">
        <p>This model has not been measured on real columns yet.</p>
      </Part>
    );
  return (
    <Part title="How good it is">
      <Shares {...quoted} />
      <p>
        Measured{measuredOn !== null && ` on ${longDate(measuredOn)}`} on {quoted.columns} columns of real tables{" "}
        {final === undefined
          ? "that it was not trained on."
          : "from elsewhere. It was never trained on them, but its mistakes on them were reviewed during development."}
      </p>
      <Measurements keptOut={keptOut} evaluations={evaluations} />
      {keptOut !== null && <ReliabilityDiagram bins={keptOut.bins} columns={keptOut.columns} />}
    </Part>
  );
}

function Shares({ top1, top3, coverage, accuracyWhenSure }: Accuracy) {
  return (
    <dl className={classes.shares}>
      <Share name="of columns get the right class" share={top1} />
      <Share name="have it among the top three" share={top3} />
      <Share
        name={`correct when it is at least ${percent(0.8)} confident (${percent(coverage)} of columns)`}
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

function Measurements({ keptOut, evaluations }: Pick<ColumnModel, "keptOut" | "evaluations">) {
  if (evaluations.length === 0) return null;
  const own = keptOut === null ? [] : [{ ...keptOut, name: "kept out of training, to adjust the probabilities" }];
  return (
    <details>
      <summary>All measurements</summary>
      <FactTable
        caption="Columns of real tables that were never trained on"
        head={["Which", "Columns", "Right", "Among three"]}
        rows={[...evaluations, ...own].map(({ name, columns, top1, top3 }) => [
          name,
          String(columns),
          percent(top1),
          percent(top3),
        ])}
      />
    </details>
  );
}
