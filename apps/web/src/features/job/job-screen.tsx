/** The table screen: a job's progress, its cleaned table, and everything a person does with it. */
import { useEffect, useState } from "react";
import { useFileDrop } from "../../lib/use-file-drop.ts";
import { ChangesPanel } from "./changes/changes-panel.tsx";
import { CellDetails } from "./details/cell-details.tsx";
import { InfoCards } from "./info/info-cards.tsx";
import { createJob } from "./job/job.ts";
import { JobContext, useJob, useJobStore } from "./job/job-context.ts";
import { startJob } from "./job/load-table.ts";
import { useShortcuts } from "./job/use-shortcuts.ts";
import styles from "./job-screen.module.css";
import { JobModals } from "./modals/job-modals.tsx";
import { isUnsaved } from "./model/outbox.ts";
import { IssueList } from "./phone/issue-list.tsx";
import { CleanAllBar } from "./table/clean-all-bar.tsx";
import { FailedTable } from "./table/failed-table.tsx";
import { JobGrid } from "./table/job-grid.tsx";
import { NewerReading } from "./table/newer-reading.tsx";
import { ProgressBar } from "./table/progress-bar.tsx";
import { RefusedEdits } from "./table/refused-edits.tsx";
import { tellOfFiles } from "./table/tell-of-files.ts";
import { Toolbar } from "./toolbar/toolbar.tsx";
import { useIsPhone } from "./use-is-phone.ts";

export interface JobScreenProps {
  readonly jobUuid: string;
  /** The table exists already; otherwise its upload has just been answered. */
  readonly isLoadMode: boolean;
  readonly isEmbedded: boolean;
  readonly isDebug: boolean;
  readonly onReadAnew: (jobUuid: string) => void;
}

export function JobScreen({ jobUuid, isLoadMode, isEmbedded, isDebug, onReadAnew }: JobScreenProps) {
  const [job] = useState(() => createJob({ uuid: jobUuid, isLoadMode, isEmbedded, isDebug, onReadAnew }));
  useEffect(() => startJob(job), [job]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (job.outbox.get().some(isUnsaved)) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [job]);
  return (
    <JobContext value={job}>
      <Screen />
    </JobContext>
  );
}

function Screen() {
  const job = useJob();
  const { error } = useJobStore("state");
  const { columns } = useJobStore("data");
  const { hasDetails, hasChanges } = useJobStore("view");
  const isPhone = useIsPhone();
  useShortcuts(job);
  const drop = useFileDrop(tellOfFiles);
  const hasTable = error === null || columns.length > 0;
  return (
    <section className={styles.screen} aria-label="Table" data-phone={isPhone}>
      <InfoCards />
      {!job.isEmbedded && <Toolbar />}
      <ProgressBar />
      <RefusedEdits />
      <NewerReading />
      <CleanAllBar />
      <div className={styles.work} data-over={drop.isOver} {...drop.handlers}>
        {!hasTable && <FailedTable reason={error} />}
        {hasTable && hasChanges && <ChangesPanel />}
        {hasTable && (isPhone ? <IssueList /> : <JobGrid />)}
        {hasTable && hasDetails && <CellDetails />}
      </div>
      <JobModals />
    </section>
  );
}
