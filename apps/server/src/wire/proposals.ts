/** Writes proposals to the wire. Only the name of a user tells who made one. */
import type { ProposalsReply } from "@limpid/contract";
import type { Proposal, TableRecord } from "@limpid/database";
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
function textsOnly({ madeOn, kind, value }: Proposal): ProposalTexts {
  const proposed = kind === "cell" ? value.value : value;
  return { now: madeOn, proposed: typeof proposed === "string" ? proposed : null };
}

function toWire(proposal: Proposal, caller: Visitor | undefined, { now, proposed }: ProposalTexts): ProposalReply {
  const { place, dtUtc, username, state, madeOn } = proposal;
  const edit = editToWire({ ...proposal, dtUtc: dtUtc.toISOString() });
  return {
    edit_uuid: edit.edit_uuid,
    dt_utc: edit.dt_utc,
    username,
    own: isOwner(caller, proposal),
    action: edit.action,
    row_uuid: edit.row_uuid,
    column_uuid: edit.column_uuid ?? "",
    cell_uuid: edit.cell_uuid,
    row: place.row,
    column: place.column ?? 0,
    value: edit.value,
    state,
    made_on: madeOn,
    now,
    proposed,
    conflict: now !== madeOn,
  };
}
