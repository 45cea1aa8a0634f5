import { useMessages } from "../../../lib/messages.ts";
import styles from "./toolbar.module.css";
import { ToolbarMenu } from "./toolbar-menu.tsx";

/** Lists all messages, newest first. */
export function DebugMenu() {
  const { log } = useMessages();
  return (
    <ToolbarMenu label="Debug" count={log.length} widthPx={560}>
      <table className={styles.log}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Message</th>
            <th scope="col">Level</th>
            <th scope="col">URL</th>
          </tr>
        </thead>
        <tbody>
          {log.toReversed().map(({ id, postTime, message, level, url }) => (
            <tr key={id}>
              <td>{postTime.toLocaleTimeString("en-GB")}</td>
              <td>{message}</td>
              <td>{level}</td>
              <td>{url ?? "None"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ToolbarMenu>
  );
}
