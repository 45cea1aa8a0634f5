/** What people have changed, newest first: who, when, what. Each step is undone by itself, or holds again. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { TextButton } from "../../../../ui/text-button.tsx";
import { useTableStore } from "../../data/table-context.ts";
import { ChangesTabs } from "../../parts/changes-tabs.tsx";
import { LeftPanel } from "../../parts/left-panel.tsx";
import { EditEntry } from "./edit-entry.tsx";
import { groupByDay } from "./edit-time.ts";
import styles from "./edits.module.css";
import { editsTitle } from "./edits-title.ts";
import { useEditLog } from "./use-edit-log.ts";

export function EditsPanel() {
  const title = editsTitle(useTableStore("state"));
  const query = useEditLog();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const steps = data?.pages.flatMap((page) => page.steps) ?? [];
  return (
    <LeftPanel title={title} query={query} waiting={LABELS.loadingCell}>
      <ChangesTabs panel="edits" />
      {data !== undefined && steps.length === 0 && <p className="soft">{PANEL_LABELS.noEdits}</p>}
      {groupByDay(steps).map(([day, own]) => (
        <section key={day} className={styles.day}>
          <h3>{day}</h3>
          <ul>
            {own.map((step) => (
              <EditEntry key={step.edit_uuid} step={step} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <TextButton disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older ones
        </TextButton>
      )}
    </LeftPanel>
  );
}
