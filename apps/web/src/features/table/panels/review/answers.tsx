/** The answers to a question, as buttons; the keys of the question do the same. */

import { useState } from "react";
import { Button } from "../../../../ui/parts/button.tsx";
import { TextInput } from "../../../../ui/parts/text-input.ts";
import { visibleText } from "../../model/invisible.ts";
import { ANSWERS, type AnswerKind } from "./answer-kinds.ts";
import styles from "./review.module.css";
import type { Question } from "./use-review.ts";

interface AnswersProps {
  /** Cells that have a proposal. */
  readonly proposed: number;
  /** The one value that is answered; undefined for all. */
  readonly only: Question["values"][number] | undefined;
  readonly isSetting: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (action: AnswerKind, text?: string) => void;
  readonly onCancel: () => void;
}

export function Answers({ proposed, only, isSetting, isBusy, onAnswer, onCancel }: AnswersProps) {
  if (isSetting) return <SetForm isBusy={isBusy} onSet={(text) => onAnswer("set", text)} onCancel={onCancel} />;
  return (
    <>
      {only !== undefined && <p className={styles.only}>Only “{visibleText(only.raw_input)}”</p>}
      <div className={styles.answers}>
        {ANSWERS.filter(({ action }) => action !== "take" || proposed > 0).map(({ action, ofAll, ofOne, key }) => (
          <Button
            key={action}
            size="compact-sm"
            variant={action === "take" ? "filled" : "default"}
            tabIndex={-1}
            disabled={isBusy}
            title={key}
            onClick={() => onAnswer(action)}
          >
            {only === undefined ? ofAll : ofOne}
            <kbd className={styles.key}>{key}</kbd>
          </Button>
        ))}
      </div>
    </>
  );
}

interface SetFormProps {
  readonly isBusy: boolean;
  readonly onSet: (text: string) => void;
  readonly onCancel: () => void;
}

export function SetForm({ isBusy, onSet, onCancel }: SetFormProps) {
  const [text, setText] = useState("");
  return (
    <form
      className={styles.answers}
      onSubmit={(event) => {
        event.preventDefault();
        onSet(text);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onCancel();
      }}
    >
      <TextInput
        size="xs"
        aria-label="Set to"
        placeholder="Empty: no data"
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="compact-sm" type="submit" disabled={isBusy}>
        Set
      </Button>
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
