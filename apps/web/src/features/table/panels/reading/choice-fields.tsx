/** A control for each choice that fits the file. Choices that are not made show what was detected. */
import { LIMITS, type ReadingChoices, type SelectableReply } from "@limpid/contract";
import { DELIMITERS, QUOTES } from "../../model/dialect-signs.ts";
import { type ChoiceKey, choiceValues, listChoiceKeys, withChoice } from "../../model/reading-choices.ts";
import { CountControl, EncodingControl, ListControl } from "./controls.tsx";
import { FieldLabel } from "./field-label.tsx";
import styles from "./reading-editor.module.css";
import { SignControl } from "./sign-control.tsx";

interface ChoiceFieldsProps {
  readonly asked: ReadingChoices;
  /** The choices of the reading that is shown. */
  readonly choices: ReadingChoices;
  readonly selectable: SelectableReply;
  readonly isDisabled: boolean;
  readonly onChange: (asked: ReadingChoices) => void;
}

const TITLES: Readonly<Record<ChoiceKey, string>> = {
  entry: "File in the archive",
  sheet: "Sheet",
  record_path: "Record path",
  encoding: "Encoding",
  delimiter: "Column delimiter",
  quote: "Quote",
  skiprows: "Rows with clutter",
  header_rows: "Header rows",
};

const SIGNS = { delimiter: DELIMITERS, quote: QUOTES } as const;
const MAX_ROWS = { skiprows: LIMITS.maxSkippedRows, header_rows: LIMITS.maxHeaderRows } as const;

export function ChoiceFields({ asked, choices, selectable, isDisabled, onChange }: ChoiceFieldsProps) {
  return (
    <fieldset className={styles.fields} disabled={isDisabled}>
      <legend className="visually-hidden">How to read the file</legend>
      {listChoiceKeys(choices, selectable).map((key) => (
        <div key={key} data-choice={key}>
          <FieldLabel
            title={TITLES[key]}
            isAsked={asked[key] !== undefined}
            isFound={choices[key] !== undefined}
            onForget={() => onChange(withChoice(asked, key, undefined))}
          />
          <Control
            field={key}
            choices={{ ...choices, ...asked }}
            isAsked={asked[key] !== undefined}
            selectable={selectable}
            onChoose={(field, value) => onChange(withChoice(asked, field, value))}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface ControlProps {
  readonly field: ChoiceKey;
  readonly choices: ReadingChoices;
  readonly isAsked: boolean;
  readonly selectable: SelectableReply;
  readonly onChoose: <Key extends ChoiceKey>(field: Key, value: ReadingChoices[Key]) => void;
}

function Control({ field, choices, isAsked, selectable, onChoose }: ControlProps) {
  const label = TITLES[field];
  switch (field) {
    case "entry":
    case "sheet":
    case "record_path": {
      const options = choiceValues(field, selectable);
      const choose = (value: string): void => onChoose(field, value);
      return <ListControl label={label} value={choices[field]} options={options} onChange={choose} />;
    }
    case "encoding":
      return <EncodingControl label={label} value={choices[field]} onChange={(value) => onChoose(field, value)} />;
    case "delimiter":
    case "quote": {
      const choose = (value: string): void => onChoose(field, value);
      const sign = { label, value: choices[field], signs: SIGNS[field], isAsked, onChange: choose };
      return <SignControl {...sign} />;
    }
    case "skiprows":
    case "header_rows": {
      const choose = (value: number): void => onChoose(field, value);
      return <CountControl label={label} value={choices[field]} most={MAX_ROWS[field]} onChange={choose} />;
    }
  }
}
