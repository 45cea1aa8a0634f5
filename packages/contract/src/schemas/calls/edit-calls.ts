/** What people change of a table, and what they look up for it. */

import Type from "typebox";
import { LIMITS } from "../../limits.ts";
import { PATHS } from "../../paths.ts";
import { CleanAllReply, CleanAllRequest } from "../clean-all.ts";
import {
  EditCellRequest,
  EditCellsReply,
  EditCellsRequest,
  EditColumnRequest,
  EditReply,
  EditTableRequest,
} from "../edit.ts";
import { EditLogQuery, EditLogReply } from "../edit-log.ts";
import { ComponentsQuery, ComponentsReply, EnrichColumnRequest } from "../enrich.ts";
import { ReplaceRequest } from "../find.ts";
import { EditRowsReply, EditRowsRequest } from "../left-out.ts";
import {
  DecideProposalsReply,
  DecideProposalsRequest,
  ProposalsReply,
  WithdrawProposalsReply,
  WithdrawProposalsRequest,
} from "../proposals.ts";
import { PreviewReply, ReadingReply, ReadingRequest } from "../reading.ts";
import { DecideReply, DecideRequest, UndoRequest } from "../review.ts";
import { EntityClassesReply, TableReply } from "../table.ts";
import { type CallSpecs, JobParams } from "./call-spec.ts";
import { LOOKUP_CALLS } from "./lookup-calls.ts";

export const EDIT_CALLS = {
  editCell: {
    ...PATHS.editCell,
    summary: "Changes a cell. A change by someone who does not own the table is kept as a proposal",
    params: Type.Object({ cell_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    body: EditCellRequest,
    reply: EditReply,
  },
  editCells: {
    ...PATHS.editCells,
    summary: `Puts a block of values into up to ${LIMITS.editCells} cells, as a spreadsheet pastes it; undone as one. For the owner`,
    params: JobParams,
    body: EditCellsRequest,
    reply: EditCellsReply,
  },
  editColumn: {
    ...PATHS.editColumn,
    summary:
      "Changes a column's title, the entity class by which it is cleaned, or one of its decisions. From someone who does not own the table, a title is kept as a proposal, and other changes are refused",
    params: Type.Object({ column_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    body: EditColumnRequest,
    reply: EditReply,
  },
  editTable: {
    ...PATHS.editTable,
    summary: "Sets the cleaning level of a table, and cleans it again. For the owner",
    params: JobParams,
    body: EditTableRequest,
    reply: EditReply,
  },
  editRows: {
    ...PATHS.editRows,
    summary:
      "Excludes rows, which are then neither counted nor exported, or restores them; undone as one. For the owner",
    params: JobParams,
    body: EditRowsRequest,
    reply: EditRowsReply,
  },
  enrichColumn: {
    ...PATHS.enrichColumn,
    summary:
      "Adds a column of a component of another column's values, such as the domains of e-mail addresses. For the owner",
    params: Type.Object({ column_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    body: EnrichColumnRequest,
    reply: EditReply,
  },
  components: {
    ...PATHS.components,
    summary: "The components of a column's values, each with examples",
    params: JobParams,
    query: ComponentsQuery,
    reply: ComponentsReply,
  },
  entityClasses: {
    ...PATHS.entityClasses,
    summary: "The entity classes that a column can have",
    reply: EntityClassesReply,
  },
  previewReading: {
    ...PATHS.previewReading,
    summary: "The first rows of a table's file, read as chosen; nothing is kept. For the owner",
    params: JobParams,
    body: ReadingRequest,
    reply: PreviewReply,
  },
  readAgain: {
    ...PATHS.readAgain,
    summary: "Reads and cleans a table's file again, as chosen, into a new table. For the owner",
    params: JobParams,
    body: ReadingRequest,
    reply: ReadingReply,
  },
  cleanAll: {
    ...PATHS.cleanAll,
    summary:
      "Continues cleaning to the last row, if the installation allows it; the job's stream reports progress. For the owner",
    params: JobParams,
    body: CleanAllRequest,
    reply: CleanAllReply,
  },
  cancelCleanAll: {
    ...PATHS.cancelCleanAll,
    summary: "Cancels that and leaves the table unchanged. For the owner",
    params: JobParams,
    body: CleanAllRequest,
    reply: CleanAllReply,
  },
  repairTable: {
    ...PATHS.repairTable,
    summary: "Rebuilds the files of a damaged table from the uploaded file and keeps its edits. For the owner",
    params: JobParams,
    body: CleanAllRequest,
    reply: TableReply,
  },
  editLog: {
    ...PATHS.editLog,
    summary: "What people have changed, step by step, with what can be undone and done again",
    params: JobParams,
    query: EditLogQuery,
    reply: EditLogReply,
  },
  undoEdits: {
    ...PATHS.undoEdits,
    summary: "Undoes all edits of a step, or redoes them. Repeating it has no effect. For the owner",
    params: JobParams,
    body: UndoRequest,
    reply: EditReply,
  },
  proposals: {
    ...PATHS.proposals,
    summary: "What people who do not own the table propose: to its owner all of it, to others what they have proposed",
    params: JobParams,
    reply: ProposalsReply,
  },
  decideProposals: {
    ...PATHS.decideProposals,
    summary: "Accepts proposals, which are edits then, undone as one, or rejects them. For the owner",
    params: JobParams,
    body: DecideProposalsRequest,
    reply: DecideProposalsReply,
  },
  withdrawProposals: {
    ...PATHS.withdrawProposals,
    summary: "Withdraws one's own proposals",
    params: JobParams,
    body: WithdrawProposalsRequest,
    reply: WithdrawProposalsReply,
  },
  review: LOOKUP_CALLS.review,
  decide: {
    ...PATHS.decide,
    summary: "Answers a question, or one value of it, for all of its cells",
    params: JobParams,
    body: DecideRequest,
    reply: DecideReply,
  },
  profileColumn: LOOKUP_CALLS.profileColumn,
  columnDistribution: LOOKUP_CALLS.columnDistribution,
  findCells: LOOKUP_CALLS.findCells,
  replaceCells: {
    ...PATHS.replaceCells,
    summary: `Replaces it in up to ${LIMITS.editCells} cells, undone as one. For the owner`,
    params: JobParams,
    body: ReplaceRequest,
    reply: EditCellsReply,
  },
} as const satisfies CallSpecs;
