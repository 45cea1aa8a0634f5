/** What the keyboard can do here. */
import { SHORTCUTS } from "../actions/shortcuts.ts";
import styles from "./modals.module.css";

const GRID_KEYS: readonly (readonly [string, string])[] = [
  ["Arrows, Home, End, Page Up, Page Down", "Move; with Ctrl to the edge of the table"],
  ["Shift + arrows, Ctrl+A", "Select"],
  ["Ctrl+Space, Shift+Space", "Select the column, the row"],
  ["Enter, F2, or just type", "Edit the cell; in a header, go to its controls"],
  ["Enter, Tab while editing", "Keep it and go down, go right"],
  ["Alt+Enter while editing", "New line"],
  ["Escape", "Leave the cell as it was; close the details"],
  ["Delete", "Clear the cell"],
  ["Ctrl+C", "Copy the selection"],
  ["Space, Ctrl+Enter, Alt+↓", "Open the details"],
  ["Alt+← Alt+→ in a header", "Narrower, wider"],
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
      <p className={styles.soft}>
        On a cell that can be edited, letters are typed into it; F8 and Shift+F8 work everywhere.
      </p>
    </>
  );
}

function Row({ keys, text }: { readonly keys: string; readonly text: string }) {
  return (
    <tr>
      <th scope="row">{keys}</th>
      <td>{text}</td>
    </tr>
  );
}
