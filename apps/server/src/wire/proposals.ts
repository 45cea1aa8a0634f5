/** Writes proposals to the wire. Only the name of a user tells who made one. */
import type { ProposalsReply } from "@limpid/contract";
import type { Proposal, TableRecord } from "@limpid/database";
import { columnId } from "@limpid/table";
import { isOwner, type Visitor } from "../session.ts";
import { editToWire } from "./edit.ts";

/** What a cell or a title is, and what a proposal would make of it; null is no data. */
export interface ProposalTexts {
  readonly now: string | null;
  readonly proposed: string | null;
}

interface Proposals {
  readonly table: TableRecord;
  readonly caller: Visitor | undefined;
  readonly pending: readonly Proposal[];
  /** The texts of each pending proposal. */
  readonly texts: readonly ProposalTexts[];
  readonly decided: readonly Proposal[];
}

type ProposalReply = ProposalsReply["pending"][number];

export function proposalsToWire({ table, caller, pending, texts, decided }: Proposals): ProposalsReply {
  return {
    version: table.version,
    auto_accept: table.ownerDetails.autoAccept === true,
    pending: pending.map((proposal, index) => toWire(proposal, caller, texts[index] ?? textsOnly(proposal))),
    decided: decided.map((proposal) => toWire(proposal, caller, textsOnly(proposal))),
  };
}

/** What a cell is now matters no more. */
function textsOnly({ madeOn, value }: Proposal): ProposalTexts {
  return { now: madeOn, proposed: typeof value === "string" ? value : null };
}

function toWire(proposal: Proposal, caller: Visitor | undefined, { now, proposed }: ProposalTexts): ProposalReply {
  const { tableId, rowIndex, columnIndex, dtUtc, username, state, madeOn } = proposal;
  const edit = editToWire({ ...proposal, dtUtc: dtUtc.toISOString() });
  return {
    edit_uuid: edit.edit_uuid,
    dt_utc: edit.dt_utc,
    username,
    own: isOwner(caller, proposal),
    action: edit.action,
    row_uuid: edit.row_uuid,
    column_uuid: columnId(tableId, columnIndex),
    cell_uuid: edit.cell_uuid,
    row: rowIndex,
    column: columnIndex,
    value: edit.value,
    state,
    made_on: madeOn,
    now,
    proposed,
    conflict: now !== madeOn,
  };
}
