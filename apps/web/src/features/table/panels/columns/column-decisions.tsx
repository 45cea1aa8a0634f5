/** What was decided for a whole column: the cells for and against each way, and a click to another one. */
import type { DecisionReply } from "@limpid/contract";
import { useId } from "react";
import { NativeSelect } from "../../../../ui/parts/native-select.ts";
import { TextButton } from "../../../../ui/text-button.tsx";
import { undo } from "../../actions/undo-redo.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { editDecision } from "../../edits/edit.ts";
import styles from "./column-decisions.module.css";

interface ColumnDecisionsProps {
  readonly index: number;
  readonly decisions: readonly DecisionReply[];
  readonly isBusy: boolean;
}

export function ColumnDecisions({ index, decisions, isBusy }: ColumnDecisionsProps) {
  return (
    <section>
      <h3>Decisions</h3>
      {decisions.length === 0 && <p>This column has no options.</p>}
      <ul className={styles.decisions}>
        {decisions.map((decision) => (
          <li key={decision.id}>
            <Decision index={index} decision={decision} isBusy={isBusy} />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.busy}>
        {isBusy && "Cleaning again …"}
      </p>
    </section>
  );
}

interface DecisionProps {
  readonly index: number;
  readonly decision: DecisionReply;
  readonly isBusy: boolean;
}

/** More ways than these are chosen from a list. */
const MAX_BUTTONS = 3;

export function Decision({ index, decision, isBusy }: DecisionProps) {
  const table = useTable();
  const labelId = useId();
  useTableStore("state");
  const last = useTableStore("history").done.at(-1);
  const { title, sentence, options, inferred, chosen, undecided } = decision;
  const isEnabled = canEdit(table);
  const isLast = last?.kind === "decision" && last.column === index && last.decision === decision.id;
  // A disabled control would lose the keyboard focus.
  const choose = (option: string): void => {
    if (!isBusy) editDecision(table, index, decision, option === inferred ? null : option);
  };
  const Options = options.length > MAX_BUTTONS ? OptionList : OptionButtons;
  return (
    <fieldset className={styles.decision} disabled={!isEnabled} aria-busy={isBusy}>
      <legend id={labelId}>{title}</legend>
      <p>
        {sentence} {undecided > 0 && <span className="soft">{coverage(undecided)}</span>}
      </p>
      <Options decision={decision} labelId={labelId} onChoose={choose} />
      {isEnabled && !isBusy && (isLast || chosen) && (
        <div className={styles.back}>
          {isLast && <TextButton onClick={() => undo.run(table)}>Undo</TextButton>}
          {chosen && (
            <TextButton onClick={() => editDecision(table, index, decision, null)}>Reset to automatic</TextButton>
          )}
        </div>
      )}
    </fieldset>
  );
}

function coverage(cells: number): string {
  return cells === 1 ? "Affects 1 cell." : `Affects ${cells.toLocaleString("en")} cells.`;
}

interface OptionsProps {
  readonly decision: DecisionReply;
  readonly labelId: string;
  readonly onChoose: (option: string) => void;
}

function OptionButtons({ decision: { options, in_force }, onChoose }: OptionsProps) {
  return (
    <div className={styles.options}>
      {options.map(({ id, label, cells_for, cells_against, preview }) => (
        <button
          key={id}
          type="button"
          className={styles.option}
          aria-pressed={id === in_force}
          onClick={id === in_force ? undefined : () => onChoose(id)}
        >
          <span>{label}</span>
          {(in_force === null || cells_for + cells_against === 0) && preview !== undefined && (
            <Preview text={preview} />
          )}
          {cells_for + cells_against > 0 && (
            <small>
              {cells_for.toLocaleString("en")} of {(cells_for + cells_against).toLocaleString("en")} cells
            </small>
          )}
        </button>
      ))}
    </div>
  );
}

/** What a cell is, and below it what it becomes: neither breaks where it has a hyphen. */
function Preview({ text }: { readonly text: string }) {
  const at = text.indexOf(" → ");
  return (
    <small className={styles.preview}>
      <span className="clip">{text.slice(0, at)}</span> <span className="clip">{text.slice(at + 1)}</span>
    </small>
  );
}

function OptionList({ decision: { options, in_force }, labelId, onChoose }: OptionsProps) {
  return (
    <NativeSelect
      size="xs"
      aria-labelledby={labelId}
      value={in_force ?? ""}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {in_force === null && <option value="">Open</option>}
      {options.map(({ id, label, cells_for }) => (
        <option key={id} value={id}>
          {cells_for === 0 ? label : `${label} (${cells_for})`}
        </option>
      ))}
    </NativeSelect>
  );
}
