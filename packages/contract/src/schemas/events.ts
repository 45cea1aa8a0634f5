import Type, { type Static } from "typebox";
import { CleaningSettings } from "./cleaning.ts";
import { ProposalState } from "./proposals.ts";
import { CellReply } from "./table.ts";

/**
 * One message of `GET /api/v1/job_status/{job_uuid}`. `msg` names the step within the microservice: Inference,
 * Warning, Ingested (IngestFile); Started, PageReady, RowsCompared, BasicMetaDataReady, NameReady, DescriptionReady,
 * TagsReady, Finished, Cancelled (CleanDataframe); free text for SimpleCleaner and for every failure.
 */
export const JobMessage = Type.Object({
  microservice: Type.Union([Type.Literal("IngestFile"), Type.Literal("CleanDataframe"), Type.Literal("SimpleCleaner")]),
  status: Type.Integer(),
  msg: Type.String(),
  data: Type.Record(Type.String(), Type.Unknown()),
});
export type JobMessage = Static<typeof JobMessage>;

/** One message of `GET /api/v1/events/session/{session_id}`. */
export const SessionMessage = Type.Object({
  msg: Type.String(),
  level: Type.Integer(),
  url: Type.Optional(Type.String({ description: "Where it leads: a path of the service, or an address" })),
});
export type SessionMessage = Static<typeof SessionMessage>;

const EditData = Type.Object({
  dt_utc: Type.String(),
  edit_uuid: Type.String({ description: "Lets a client recognise its own edits" }),
  session_uuid: Type.Union([Type.String(), Type.Null()], {
    description:
      "Where the session of the cookie made it: its id. null for those of others, as anyone who knows a session's id can act for it",
  }),
  dataframe_uuid: Type.String(),
  action: Type.String(),
  affects: Type.Union([Type.String(), Type.Null()]),
  row_uuid: Type.Union([Type.String(), Type.Null()]),
  column_uuid: Type.Union([Type.String(), Type.Null()]),
  cell_uuid: Type.Union([Type.String(), Type.Null()]),
  decision: Type.Optional(Type.String({ description: "Of edit_column_decision: which one" })),
  settings: Type.Optional(CleaningSettings),
  value: Type.Union([Type.String(), Type.Boolean(), Type.Null()], {
    description: "What is in force, or proposed. null for edit_table_settings; of edit_rows, whether they are excluded",
  }),
  state: Type.Union(
    [Type.Literal("accepted"), Type.Literal("pending"), Type.Literal("rejected"), Type.Literal("withdrawn")],
    {
      description:
        "pending: a proposal, which changes nothing until the owner accepts it. rejected, withdrawn: it came to nothing, and the value is the one in force",
    },
  ),
});

/**
 * A cell, title or computed column as it is, or is proposed to be. The action is edit_cell_output, edit_cell_has_data,
 * edit_cell_is_valid, edit_cell_is_clean, edit_column_title or enrich_column_from_component. What was undone since is
 * left out; an undo comes as the values that are in force again.
 */
const EditMessage = Type.Object({ event: Type.Literal("pr"), data: EditData });

/**
 * A change of another kind, after which everything shown has to be requested again. The action is edit_cells (for more
 * cells than are sent one by one, or a computed column that is gone), edit_rows, edit_column_entity,
 * edit_column_decision or edit_table_settings.
 */
const ChangeMessage = Type.Object({ event: Type.Literal("change"), data: EditData });

/** What became of proposals. Those that are accepted come as edits as well. */
const ProposalsMessage = Type.Object({
  event: Type.Literal("proposals"),
  data: Type.Object({ edit_uuids: Type.Array(Type.String()), state: ProposalState }),
});

/** All rows of the table are being cleaned, as its job's stream tells. */
const CleanAllMessage = Type.Object({ event: Type.Literal("clean_all") });

/**
 * First cells of a column as a choice cleans them, while the rest of the table is being cleaned by it and the choice is not
 * in force. It has no id and is not repeated.
 */
const CleaningMessage = Type.Object({
  event: Type.Literal("cleaning"),
  data: Type.Object({
    edit_uuid: Type.String({ description: "Of the choice" }),
    column_uuid: Type.String(),
    first_row: Type.Integer(),
    cells: Type.Array(CellReply),
  }),
});

/** One message of `GET /api/v1/events/dataframe/{job_uuid}`. */
export const TableMessage = Type.Union([
  EditMessage,
  ChangeMessage,
  ProposalsMessage,
  CleanAllMessage,
  CleaningMessage,
]);
export type TableMessage = Static<typeof TableMessage>;
