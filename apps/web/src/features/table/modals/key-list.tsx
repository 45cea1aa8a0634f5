/** What the keyboard can do here. */
import { REVIEW_KEYS } from "../actions/review-keys.ts";
import { SHORTCUTS } from "../actions/shortcuts.ts";
import { ANSWERS } from "../review/answer-kinds.ts";
import styles from "./modals.module.css";

const GRID_KEYS: readonly (readonly [string, string])[] = [
  ["Arrows, Home, End, Page Up, Page Down", "Move; with Ctrl to the edge of the table"],
  ["Shift + arrows, Ctrl+A", "Select"],
  ["Ctrl+Space, Shift+Space", "Select the column, the row"],
  ["Enter, F2, or just type", "Edit the cell; in a header, go to its controls"],
  ["Enter, Tab while editing", "Keep it and go down, go right"],
  ["Alt+Enter while editing", "New line"],
  ["Escape", "Leave the cell as it was; close the details"],
  ["Delete", "Clear what is selected"],
  ["Ctrl+C, Ctrl+X, Ctrl+V", "Copy, cut, and paste, also from and into a spreadsheet"],
  ["Ctrl+D", "Fill the selection with its first row; a cell, with the one above"],
  ["Space, Ctrl+Enter, Alt+↓", "Open the details"],
  ["Alt+← Alt+→ in a header", "Narrower, wider"],
];

const QUESTION_KEYS: readonly (readonly [string, string])[] = [
  ["1–9", "Answer that value alone, and again all"],
  ["A", "Answer in all columns that the same rule asks about"],
  ["↓ ↑, J K", "The next question, the one before"],
  ["Escape", "All values again; close the panel"],
];

export function KeyList() {
  return (
    <>
      <table className={styles.table}>
        <tbody>
          {SHORTCUTS.map(({ id, label, keys = [] }) => (
            <Row
              key={id}
              keys={keys.map((key) => key.toUpperCase().replace("CTRL", "Ctrl").replace("SHIFT", "Shift")).join(", ")}
              text={label}
            />
          ))}
          {GRID_KEYS.map(([keys, text]) => (
            <Row key={keys} keys={keys} text={text} />
          ))}
        </tbody>
      </table>
      <h3>On an issue, after Next issue</h3>
      <table className={styles.table}>
        <tbody>
          {REVIEW_KEYS.map(({ keys, label }) => (
            <Row key={keys} keys={nameOf(keys)} text={label} />
          ))}
          <Row keys="Escape" text="End the review" />
        </tbody>
      </table>
      <p className={styles.soft}>
        There, letters are decisions, and typing a value needs Enter, F2 or E. After a decision the next issue follows.
        F8 and Shift+F8 work everywhere.
      </p>
      <h3>On a question, in the panel Review</h3>
      <table className={styles.table}>
        <tbody>
          {ANSWERS.map(({ key, ofAll }) => (
            <Row key={key} keys={key} text={ofAll} />
          ))}
          {QUESTION_KEYS.map(([keys, text]) => (
            <Row key={keys} keys={keys} text={text} />
          ))}
        </tbody>
      </table>
    </>
  );
}

const nameOf = (keys: string): string => (keys.length === 1 ? keys.toUpperCase() : `${keys.at(0)}–${keys.at(-1)}`);

function Row({ keys, text }: { readonly keys: string; readonly text: string }) {
  return (
    <tr>
      <th scope="row">{keys}</th>
      <td>{text}</td>
    </tr>
  );
}
