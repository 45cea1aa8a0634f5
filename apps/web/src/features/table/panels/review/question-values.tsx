/** The values of a question under their reasons, each with what is proposed. One can be chosen, to be answered alone. */
import { ChangedText } from "../../parts/changed-text.tsx";
import { byReason } from "./by-reason.ts";
import styles from "./review.module.css";
import type { Question } from "./use-review.ts";

interface QuestionValuesProps {
  readonly question: Question;
  readonly chosen: number | null;
  readonly onChoose: (index: number | null) => void;
}

type Value = Question["values"][number];

/** A key chooses each. */
const MAX_SHOWN = 9;

/** The values keep their order. */
export const shownValues = ({ values }: Question): readonly Value[] =>
  byReason(values.slice(0, MAX_SHOWN)).flatMap((group) => group.values);

export function QuestionValues({ question, chosen, onChoose }: QuestionValuesProps) {
  const shown = shownValues(question);
  const others = question.value_count - shown.length;
  return (
    <>
      {byReason(shown).map(({ reason, values }) => (
        <section key={reason} className={styles.reason}>
          {reason !== "" && <p className="soft small breaks">{reason}</p>}
          <ol>
            {values.map((value) => {
              const index = shown.indexOf(value);
              const choose = () => onChoose(index === chosen ? null : index);
              return (
                <li key={`${value.row} ${value.raw_input}`}>
                  <ValueButton value={value} index={index} isChosen={index === chosen} onClick={choose} />
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      {others > 0 && (
        <p className="soft small breaks">
          and {others.toLocaleString("en")} {others === 1 ? "other value" : "other values"}
        </p>
      )}
    </>
  );
}

interface ValueButtonProps {
  readonly value: Value;
  readonly index: number;
  readonly isChosen: boolean;
  readonly onClick: () => void;
}

function ValueButton({ value: { raw_input, proposal, count }, index, isChosen, onClick }: ValueButtonProps) {
  return (
    <button type="button" tabIndex={-1} className={styles.value} aria-pressed={isChosen} onClick={onClick}>
      <kbd>{index + 1}</kbd>
      <ChangedText before={raw_input} after={proposal} />
      <span className="count">{count > 1 && `×${count.toLocaleString("en")}`}</span>
    </button>
  );
}
