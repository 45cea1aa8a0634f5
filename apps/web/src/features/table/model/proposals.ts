/** What people who do not own the table would change: of the visitor, laid over the cells; of others, for the owner to decide. */
import type { CellReply, ProposalsReply } from "@limpid/contract";
import { CELL_FIELDS, type CellEdit } from "@limpid/edits";
import { applyChange } from "./cell-edit.ts";
import { isUnsaved, type Outbox } from "./outbox.ts";

export type Proposal = ProposalsReply["pending"][number];

export const NO_PROPOSALS: ProposalsReply = { version: 0, auto_accept: false, pending: [], decided: [] };

/** The row is null of a title. */
export const placeKey = (row: number | null, column: number): string => `${row},${column}`;

/** The subject of a proposal: a cell, a title, or a new column made of a component. */
export const subjectKey = ({ row, column, action, value }: Proposal): string =>
  isOfComponent(action) ? `${placeKey(row, column)} ${String(value)}` : placeKey(row, column);

export const isOfComponent = (action: string): boolean => action === "enrich_column_from_component";

/** Groups the pending proposals by subject, in the order they came. */
export function bySubject(proposals: readonly Proposal[]): ReadonlyMap<string, readonly Proposal[]> {
  const places = new Map<string, Proposal[]>();
  for (const proposal of proposals) {
    const key = subjectKey(proposal);
    places.set(key, [...(places.get(key) ?? []), proposal]);
  }
  return places;
}

/** What it makes of its cell; nothing where it is of a column. */
export function proposedChanges({ action, value }: Proposal): readonly CellEdit[] {
  return action in CELL_FIELDS ? [{ field: CELL_FIELDS[action as keyof typeof CELL_FIELDS], value }] : [];
}

/** What of a cell the visitor has proposed, and what is on its way to the server, oldest first. */
export function ownChanges(pending: readonly Proposal[], outbox: Outbox): ReadonlyMap<string, readonly CellEdit[]> {
  const changes = new Map<string, CellEdit[]>();
  const add = (row: number | null, column: number, change: CellEdit): void => {
    const key = placeKey(row, column);
    changes.set(key, [...(changes.get(key) ?? []), change]);
  };
  for (const proposal of pending)
    if (proposal.own) for (const change of proposedChanges(proposal)) add(proposal.row, proposal.column, change);
  for (const edit of waitingProposals(outbox))
    if (edit.kind === "cell") add(edit.place.row, edit.place.column, edit.value);
  return changes;
}

/** The cell as it is if it is accepted. */
export function withChanges(cell: CellReply, changes: readonly CellEdit[]): CellReply {
  return changes.reduce(applyChange, cell);
}

/** Titles that the visitor has proposed, by their columns. */
export function ownTitles(pending: readonly Proposal[], outbox: Outbox): ReadonlyMap<number, string> {
  const titles = new Map<number, string>();
  for (const { own, action, column, proposed } of pending)
    if (own && action === "edit_column_title" && proposed !== null) titles.set(column, proposed);
  for (const edit of waitingProposals(outbox)) if (edit.kind === "title") titles.set(edit.place.column, edit.value);
  return titles;
}

const waitingProposals = (outbox: Outbox) =>
  outbox.flatMap((entry) => (entry.isProposal === true && isUnsaved(entry) ? entry.edit : []));

/** Whether the visitor has proposed to make a column of a component. */
export function isOwnColumn(pending: readonly Proposal[], column: number, component: string): boolean {
  return pending.some(
    (one) => one.own && isOfComponent(one.action) && one.column === column && one.value === component,
  );
}

/** Alike proposals: the same value for cells of the same column. */
export interface ProposalKind {
  readonly column: number;
  readonly action: string;
  readonly value: Proposal["value"];
  readonly proposals: readonly Proposal[];
}

/** Lists the kinds that cover several cells, in the order of their first proposals. */
export function proposalKinds(pending: readonly Proposal[]): readonly ProposalKind[] {
  const kinds = new Map<string, ProposalKind & { readonly proposals: Proposal[] }>();
  for (const proposal of pending) {
    const { row, column, action, value } = proposal;
    if (row === null) continue;
    const key = JSON.stringify([column, action, value]);
    const kind = kinds.get(key) ?? { column, action, value, proposals: [] };
    kinds.set(key, kind);
    kind.proposals.push(proposal);
  }
  return [...kinds.values()].filter(({ proposals }) => proposals.length > 1);
}
