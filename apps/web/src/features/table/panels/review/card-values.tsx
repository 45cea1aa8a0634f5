/** The values of a question with what is proposed for each; one can be chosen, to be answered alone. */
import { type ReactNode, useState } from "react";
import { counted } from "../../../../lib/counted.ts";
import { TextButton } from "../../../../ui/text-button.tsx";
import type { QuestionedValue } from "../../model/question-cards.ts";
import { ChangedText } from "../../parts/changed-text.tsx";
import styles from "./review.module.css";

interface CardValuesProps {
  readonly values: readonly QuestionedValue[];
  /** Its text. */
  readonly chosen: string | null;
  readonly onChoose: (raw: string | null) => void;
  /** Stands beside the way to the other values. */
  readonly children: ReactNode;
}

/** A key chooses each of these. */
export const SHOWN_VALUES = 9;
/** A card is seen as a whole; the others are a click away. */
const FIRST_SHOWN = 5;

export function CardValues({ values, chosen, onChoose, children }: CardValuesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const most = isWhole ? values.length : Math.max(FIRST_SHOWN, place(values, chosen) + 1);
  const more = values.length - most;
  return (
    <>
      <ol>
        {values.slice(0, most).map(({ raw, proposed, cells }, index) => (
          <li key={raw}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.value}
              aria-pressed={raw === chosen}
              onClick={() => onChoose(raw === chosen ? null : raw)}
            >
              <kbd>{index < SHOWN_VALUES ? index + 1 : ""}</kbd>
              <ChangedText before={raw} {...(proposed !== null && { after: proposed === "" ? null : proposed })} />
              <span className="count">{cells > 1 && `×${cells.toLocaleString("en")}`}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.links}>
        {more > 0 && (
          <TextButton tabIndex={-1} onClick={() => setIsWhole(true)}>
            {counted(more, "more value")}
          </TextButton>
        )}
        {children}
      </p>
    </>
  );
}

const place = (values: readonly QuestionedValue[], chosen: string | null): number =>
  values.findIndex(({ raw }) => raw === chosen);
