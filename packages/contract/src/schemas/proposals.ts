import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";
import { SessionOfCaller } from "./caller.ts";

const Uuid = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });
const Uuids = (description: string) =>
  Type.Array(Uuid, { minItems: 1, maxItems: LIMITS.decidedProposals, description });

export const ProposalState = Type.Union([
  Type.Literal("pending"),
  Type.Literal("accepted"),
  Type.Literal("rejected"),
  Type.Literal("withdrawn"),
]);
export type ProposalState = Static<typeof ProposalState>;

const Text = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description: `${description}; null: no data` });

/** An edit of somebody who does not own the table. */
const ProposalReply = Type.Object({
  edit_uuid: Type.String({ description: "Identifies the proposal" }),
  dt_utc: Type.String({ description: "YYYY-MM-DD HH:mm:ss" }),
  username: Type.Union([Type.String(), Type.Null()]),
  own: Type.Boolean({ description: "Made by the caller" }),
  action: Type.String(),
  row_uuid: Type.Union([Type.String(), Type.Null()]),
  column_uuid: Type.String(),
  cell_uuid: Type.Union([Type.String(), Type.Null()]),
  row: Type.Union([Type.Integer(), Type.Null()], {
    description: "null for a title, and for a column that is to be made",
  }),
  column: Type.Integer(),
  value: Type.Union([Type.String(), Type.Boolean(), Type.Null()]),
  state: ProposalState,
  made_on: Text("What the cell or title was when it was made, null for a column that is to be made"),
  now: Text("What it is"),
  proposed: Text("What it would become"),
  conflict: Type.Boolean({ description: "The cell or title has been changed since, so that now is not made_on" }),
});

export const ProposalsReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  auto_accept: Type.Boolean({ description: "What is proposed is in force at once" }),
  pending: Type.Array(ProposalReply, { description: "In the order they came, in which they are accepted, too" }),
  decided: Type.Array(ProposalReply, {
    description: `The newest ${LIMITS.listedDecidedProposals} of the others, newest first; proposed is null where it was no text`,
  }),
});
export type ProposalsReply = Static<typeof ProposalsReply>;

export const DecideProposalsRequest = Type.Object({
  session_uuid: SessionOfCaller,
  accept: Type.Boolean({ description: "false: rejects them" }),
  edit_uuids: Type.Optional(Uuids("Default: all open ones. Those that are already decided do not change")),
  batch_uuid: Type.Optional(Type.String({ ...Uuid, description: "Undoes everything that was accepted in one step" })),
});
export type DecideProposalsRequest = Static<typeof DecideProposalsRequest>;

export const DecideProposalsReply = Type.Object({
  decided: Type.Integer(),
  version: Type.Integer({ description: "The table's version after it" }),
  batch_uuid: Type.Union([Type.String(), Type.Null()], {
    description:
      "The step of cells and titles in the log of edits, null where none was accepted; columns that are made are steps of their own",
  }),
  refused: Type.Integer({ description: "Cells among them whose class refuses the value: it is kept, and marked" }),
});
export type DecideProposalsReply = Static<typeof DecideProposalsReply>;

export const WithdrawProposalsRequest = Type.Object({
  session_uuid: SessionOfCaller,
  edit_uuids: Uuids("One's own; those that are decided already stay as they are"),
});

export const WithdrawProposalsReply = Type.Object({ withdrawn: Type.Integer() });
