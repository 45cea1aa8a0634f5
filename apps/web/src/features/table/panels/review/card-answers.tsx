/** The answers to a question of columns, as buttons; the keys of the card do the same. */
import type { ReactNode } from "react";
import { Button } from "../../../../ui/parts/button.tsx";
import { visibleText } from "../../model/invisible.ts";
import { type CardAnswer, LEAVE } from "../../model/question-cards.ts";
import { SetForm } from "./answers.tsx";
import styles from "./review.module.css";

interface CardAnswersProps {
  readonly answers: readonly CardAnswer[];
  /** The one value that is answered; undefined for all. */
  readonly only: string | undefined;
  readonly isSetting: boolean;
  readonly onAnswer: (option: string) => void;
  readonly onSet: (text: string) => void;
  readonly onAskText: () => void;
  readonly onCancel: () => void;
  /** Stands before them. */
  readonly children?: ReactNode;
}

export function CardAnswers(props: CardAnswersProps) {
  const { answers, only, isSetting, onAnswer, onSet, onAskText, onCancel, children } = props;
  if (isSetting && only !== undefined) return <SetForm isBusy={false} onSet={onSet} onCancel={onCancel} />;
  const losses = answers.flatMap(({ option }) =>
    option.loses === null ? [] : [`“${option.label}” loses ${option.loses}.`],
  );
  return (
    <>
      {only !== undefined && <p className={styles.only}>Only “{visibleText(only)}”</p>}
      <div className={styles.answers}>
        {children}
        {answers.map(({ option, key, isRecommended }) => (
          <Button
            key={option.id}
            size="compact-sm"
            variant={isRecommended && option.id !== LEAVE ? "filled" : "default"}
            tabIndex={key === undefined ? 0 : -1}
            title={key}
            onClick={() => onAnswer(option.id)}
          >
            {option.id === LEAVE ? "Keep original" : option.label}
            {key !== undefined && <kbd className={styles.key}>{key}</kbd>}
          </Button>
        ))}
        {only !== undefined && (
          <Button size="compact-sm" variant="default" tabIndex={-1} title="E" onClick={onAskText}>
            Set to …<kbd className={styles.key}>E</kbd>
          </Button>
        )}
      </div>
      {losses.length > 0 && <p className="soft small breaks">{losses.join(" ")}</p>}
    </>
  );
}
