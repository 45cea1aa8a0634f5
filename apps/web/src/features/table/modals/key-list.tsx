/** What the keyboard can do here. */
import { REVIEW_KEYS } from "../actions/review-keys.ts";
import { SHORTCUTS } from "../actions/shortcuts.ts";
import { ANSWERS } from "../review/answer-kinds.ts";
import styles from "./key-list.module.css";

/** What is done, and the keys that do it. */
type KeyRow = readonly [text: string, ...keys: string[]];

const ANYWHERE: readonly KeyRow[] = SHORTCUTS.map(({ label, keys = [] }) => [label, ...keys.map(nameOf)]);

const IN_THE_GRID: readonly KeyRow[] = [
  ["Move", "Arrows", "Home", "End", "Page Up", "Page Down"],
  ["Move to the edge of the table", "Ctrl+arrows"],
  ["Select", "Shift+arrows", "Ctrl+A"],
  ["Select the column, the row", "Ctrl+Space", "Shift+Space"],
  ["Edit the cell; in a header, go to its controls", "Enter", "F2"],
  ["While editing: keep it and go down, go right", "Enter", "Tab"],
  ["While editing: new line", "Alt+Enter"],
  ["Leave the cell as it was; close the details", "Escape"],
  ["Clear what is selected", "Delete"],
  ["Copy, cut, and paste, also from and into a spreadsheet", "Ctrl+C", "Ctrl+X", "Ctrl+V"],
  ["Fill the selection with its first row; a cell, with the one above", "Ctrl+D"],
  ["Open the details", "Space", "Ctrl+Enter", "Alt+↓"],
  ["In a header: narrower, wider", "Alt+←", "Alt+→"],
];

const ON_AN_ISSUE: readonly KeyRow[] = [
  ...REVIEW_KEYS.map(({ keys, label }): KeyRow => [label, keys.length === 1 ? nameOf(keys) : "1–9"]),
  ["End the review", "Escape"],
];

const ON_A_QUESTION: readonly KeyRow[] = [
  ...ANSWERS.map(({ key, ofAll }): KeyRow => [ofAll, key]),
  ["Answer that value alone, and again all", "1–9"],
  ["Answer in all columns that the same rule asks about", "A"],
  ["The next question, the one before", "↓", "↑", "J", "K"],
  ["All values again; close the panel", "Escape"],
];

export function KeyList() {
  return (
    <div className={styles.groups}>
      <KeyGroup title="Anywhere" rows={ANYWHERE}>
        A single letter, or ?, is typed into a cell that is selected.
      </KeyGroup>
      <KeyGroup title="On an issue, after Next issue" rows={ON_AN_ISSUE}>
        Letters are decisions here; typing a value needs Enter, F2 or E. After a decision the next issue follows.
      </KeyGroup>
      <KeyGroup title="On a question of the review" rows={ON_A_QUESTION} />
      <KeyGroup title="In the grid" rows={IN_THE_GRID}>
        Just type to write over a cell.
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

/** As it stands on the key: "Ctrl+z" is Ctrl+Z. */
function nameOf(keys: string): string {
  return keys.replace(/(?<=^|\+)[a-z]$/, (letter) => letter.toUpperCase());
}
