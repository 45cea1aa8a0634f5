/** Many proposals, accepted or rejected with one click: all of them, or those of a kind. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { useState } from "react";
import { Button } from "../../../../ui/parts/button.tsx";
import { useTable } from "../../data/table-context.ts";
import { decideProposals } from "../../edits/decide-proposals.ts";
import type { Proposal } from "../../model/proposals.ts";
import { EditTexts } from "../edits/edit-texts.tsx";
import { proposalTexts } from "./proposal-texts.ts";
import styles from "./proposals.module.css";

interface DecideManyProps {
  readonly label: string;
  /** What is proposed by each of a kind. */
  readonly sample?: Proposal | undefined;
  readonly proposals: readonly Proposal[];
}

export function DecideMany({ label, sample, proposals }: DecideManyProps) {
  const table = useTable();
  const [isBusy, setIsBusy] = useState(false);
  const count = proposals.length.toLocaleString("en");
  const decide = async (accept: boolean): Promise<void> => {
    setIsBusy(true);
    const ids = proposals.map(({ edit_uuid }) => edit_uuid);
    await decideProposals(table, ids, accept);
    setIsBusy(false);
  };
  const name = sample === undefined ? label : `${label}, ${proposalTexts(sample).after ?? LABELS.missingData}`;
  return (
    <div className={styles.many}>
      <span className={styles.kind}>
        <span className={styles.place}>{label}</span>
        {sample !== undefined && <EditTexts step={proposalTexts(sample)} isAfterAlone />}
      </span>
      <Button
        size="compact-sm"
        variant="light"
        disabled={isBusy}
        aria-label={`${PANEL_LABELS.accept} ${count}: ${name}`}
        onClick={() => void decide(true)}
      >
        {PANEL_LABELS.accept} {count}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isBusy}
        aria-label={`${PANEL_LABELS.reject} ${count}: ${name}`}
        onClick={() => void decide(false)}
      >
        {PANEL_LABELS.reject} {count}
      </Button>
    </div>
  );
}
