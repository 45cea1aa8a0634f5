/** The latest message; a link when it leads somewhere. The wand moves while the table is being cleaned. */
import { MessageLevel } from "@limpid/contract";
import { useMessages } from "../../../lib/messages.ts";
import { useTableStore } from "../data/table-context.ts";
import { WandIcon } from "../parts/icons.tsx";
import styles from "./toolbar.module.css";

export function StatusMessage() {
  const { latest } = useMessages();
  const { isLoaded, error } = useTableStore("state");
  const isError = latest?.level === MessageLevel.error;
  return (
    <div className={styles.status} data-error={isError}>
      {!isLoaded && error === null && (
        <span className={styles.wand}>
          <WandIcon />
        </span>
      )}
      <span role={isError ? "alert" : "status"} title={latest?.message}>
        {latest?.url ? <a href={latest.url}>{latest.message}</a> : latest?.message}
      </span>
    </div>
  );
}
