/** The values of a question, most frequent first, each with what is proposed. One can be chosen, to be answered alone. */
import { ChangedText } from "../changed-text.tsx";
import styles from "./review.module.css";
import type { Question } from "./use-review.ts";

interface QuestionValuesProps {
  readonly question: Question;
  readonly chosen: number | null;
  readonly onChoose: (index: number | null) => void;
}

/** A key chooses each. */
const MAX_SHOWN = 9;

export const shownValues = ({ values }: Question): Question["values"] => values.slice(0, MAX_SHOWN);

export function QuestionValues({ question, chosen, onChoose }: QuestionValuesProps) {
  const shown = shownValues(question);
  const others = question.value_count - shown.length;
  return (
    <>
      <ol className={styles.values}>
        {shown.map(({ raw_input, proposal, count, row }, index) => (
          <li key={`${row} ${raw_input}`}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.value}
              aria-pressed={index === chosen}
              onClick={() => onChoose(index === chosen ? null : index)}
            >
              <kbd>{index + 1}</kbd>
              <ChangedText before={raw_input} after={proposal} />
              <span className={styles.count}>{count > 1 && `×${count.toLocaleString("en")}`}</span>
            </button>
          </li>
        ))}
      </ol>
      {others > 0 && (
        <p className={styles.soft}>
          and {others.toLocaleString("en")} {others === 1 ? "other value" : "other values"}
        </p>
      )}
    </>
  );
}
