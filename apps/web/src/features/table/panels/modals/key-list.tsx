/** What the keyboard can do here. */
import { REVIEW_KEYS } from "../../actions/review-keys.ts";
import { SHORTCUTS } from "../../actions/shortcuts.ts";
import { ANSWERS } from "../review/answer-kinds.ts";
import styles from "./key-list.module.css";

/** What is done, and the keys that do it. */
type KeyRow = readonly [text: string, ...keys: string[]];

const ANYWHERE: readonly KeyRow[] = SHORTCUTS.map(({ label, keys = [] }) => [label, ...keys.map(nameOf)]);

const IN_THE_GRID: readonly KeyRow[] = [
  ["Move", "Arrows", "Home", "End", "Page Up", "Page Down"],
  ["Move to the edge of the table", "Ctrl+arrows"],
  ["Select", "Shift+arrows", "Ctrl+A"],
  ["Select the column or the row", "Ctrl+Space", "Shift+Space"],
  ["Edit the cell, or go to the controls of a header", "Enter", "F2"],
  ["While editing: save and move down or right", "Enter", "Tab"],
  ["While editing: new line", "Alt+Enter"],
  ["Cancel the edit, or close the details", "Escape"],
  ["Clear the selection", "Delete"],
  ["Copy, cut or paste, also to and from a spreadsheet", "Ctrl+C", "Ctrl+X", "Ctrl+V"],
  ["Fill down from the first row, or from the cell above", "Ctrl+D"],
  ["Open the details", "Space", "Ctrl+Enter", "Alt+↓"],
  ["Make the column narrower or wider, in its header", "Alt+←", "Alt+→"],
  ["Move the column, in the list of columns", "Alt+↑", "Alt+↓"],
];

const ON_AN_ISSUE: readonly KeyRow[] = [
  ...REVIEW_KEYS.map(({ keys, label }): KeyRow => [label, keys.length === 1 ? nameOf(keys) : "1–9"]),
  ["End the review", "Escape"],
];

const ON_A_QUESTION: readonly KeyRow[] = [
  ...ANSWERS.map(({ key, ofAll }): KeyRow => [ofAll, key]),
  ["Switch between one value and all values", "1–9"],
  ["Apply to all columns that ask the same, or to one", "A"],
  ["Next or previous question", "↓", "↑", "J", "K", "P"],
  ["Back to all values, or close the panel", "Escape"],
];

export function KeyList() {
  return (
    <div className={styles.groups}>
      <KeyGroup title="Anywhere" rows={ANYWHERE}>
        While a cell is selected, single letters and ? are typed into it.
      </KeyGroup>
      <KeyGroup title="On an issue, after Next issue" rows={ON_AN_ISSUE}>
        Letters decide here. To type a value, press Enter, F2 or E. After a decision, the next issue is selected.
      </KeyGroup>
      <KeyGroup title="On a question" rows={ON_A_QUESTION} />
      <KeyGroup title="In the grid" rows={IN_THE_GRID}>
        Start typing to overwrite a cell.
      </KeyGroup>
    </div>
  );
}

interface KeyGroupProps {
  readonly title: string;
  readonly rows: readonly KeyRow[];
  readonly children?: string;
}

function KeyGroup({ title, rows, children }: KeyGroupProps) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <dl>
        {rows.map(([text, ...keys]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {children !== undefined && <p>{children}</p>}
    </section>
  );
}

/** Writes a key as it is printed: "Ctrl+z" becomes Ctrl+Z. */
function nameOf(keys: string): string {
  return keys.replace(/(?<=^|\+)[a-z]$/, (letter) => letter.toUpperCase());
}
