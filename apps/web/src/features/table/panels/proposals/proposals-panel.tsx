/** What waits for the owner: to accept or reject, one by one, by kind, or all; to others, what they have proposed and what became of it. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { invalidate } from "../../data/live.ts";
import { useTable, useTableData, useTableStore } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { proposalKinds } from "../../model/proposals.ts";
import { LeftPanel } from "../../parts/left-panel.tsx";
import { AutoAccept } from "./auto-accept.tsx";
import { DecideMany } from "./decide-many.tsx";
import { ProposalList } from "./proposal-list.tsx";
import styles from "./proposals.module.css";

/** The panel shows this many proposals at a time; others follow once these are decided. */
const SHOWN = 200;

export function ProposalsPanel() {
  const table = useTable();
  useTableStore("state");
  const proposals = useTableStore("proposals");
  const columns = useTableData("columns");
  const { pending, decided } = proposals;
  const isOwner = canEdit(table);
  const shown = pending.slice(0, SHOWN);
  const query = { data: proposals, error: null, refetch: () => invalidate(table, ["proposals"]) };
  return (
    <LeftPanel title={LABELS.proposals} query={query} waiting={LABELS.loadingCell}>
      {isOwner && <AutoAccept />}
      {pending.length === 0 && (
        <p className="soft">{isOwner ? PANEL_LABELS.noProposals : PANEL_LABELS.noOwnProposals}</p>
      )}
      {isOwner && pending.length > 1 && <DecideMany label="All" proposals={pending} />}
      {isOwner &&
        proposalKinds(pending).map(({ column, action, proposals: alike }) => (
          <DecideMany
            key={`${column} ${action} ${String(alike[0]?.value)}`}
            label={columns[column]?.title ?? ""}
            sample={alike[0]}
            proposals={alike}
          />
        ))}
      <ProposalList proposals={shown} />
      {pending.length > shown.length && (
        <p className="soft">
          {(pending.length - shown.length).toLocaleString("en")} more follow once these are decided.
        </p>
      )}
      {decided.length > 0 && (
        <section className={styles.decided}>
          <h3>Decided</h3>
          <ProposalList proposals={decided} />
        </section>
      )}
    </LeftPanel>
  );
}
