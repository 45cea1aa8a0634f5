/** What is proposed for the active cell, in its details. */
import { LABELS } from "@limpid/contract";
import { useTableStore } from "../../data/table-context.ts";
import { bySubject, placeKey } from "../../model/proposals.ts";
import { ProposalEntry } from "./proposal-entry.tsx";

export function CellProposals() {
  const { row, column } = useTableStore("view").active;
  const { pending } = useTableStore("proposals");
  const own = bySubject(pending).get(placeKey(row, column)) ?? [];
  if (own.length === 0) return null;
  return (
    <section>
      <h3>{LABELS.proposals}</h3>
      {own.map((proposal) => (
        <ProposalEntry key={proposal.edit_uuid} proposal={proposal} rivals={own.length} isActive />
      ))}
    </section>
  );
}
