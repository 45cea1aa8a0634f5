/** Tables, as they cross the wire. */
import { type CleanAllReply, MessageLevel, type RowRanges, type TableReply } from "@limpid/contract";
import { EXAMPLES_USER, type TableRecord } from "@limpid/database";
import { entityClasses } from "@limpid/entities/classes";
import { nameChoices } from "@limpid/table";
import { basicsToWire } from "./basics.ts";
import { parametersToWire } from "./parameters.ts";
import { selectableToWire } from "./reading.ts";

interface Seen {
  readonly isOwner: boolean;
  readonly mayCleanAll: boolean;
  readonly damage: TableReply["damage"];
  readonly leftOut: RowRanges;
  readonly answers: ReadonlyMap<string, string>;
  readonly lastEventId: string;
}

export function tableToWire(
  table: TableRecord,
  { isOwner, mayCleanAll, damage, leftOut, answers, lastEventId }: Seen,
): TableReply {
  const personal = personalColumns(table);
  return {
    job_uuid: table.id,
    status: table.status,
    error: table.error,
    damage,
    name: table.name,
    description: table.description,
    tags: [...table.tags],
    basics: basicsToWire(table),
    page_size: table.pageSize,
    num_pages: table.numPages,
    cleaned_rows: table.cleanedRows,
    clean_row_limit: table.rowLimit,
    clean_all: cleanAllToWire(table, mayCleanAll),
    settings: { ...table.settings },
    clean_data_available: table.columns.some((column) => column.clean !== null),
    allow_edits: isOwner,
    allow_proposals: !isOwner && table.status === "done" && table.username !== EXAMPLES_USER,
    auto_accept: table.ownerDetails.autoAccept === true,
    listed: table.listed,
    listed_by: table.listedBy,
    confirm_public: isOwner && table.listed && personal.length > 0 && table.ownerDetails.listed === undefined,
    personal_columns: personal,
    parameters: parametersToWire(table.parameters),
    warnings: table.warnings.map(({ message, row, rows = [] }) => {
      return { message, level: MessageLevel.warning, row, rows: [...rows] };
    }),
    clutter: table.clutter.map((line) => ({ ...line })),
    left_out: leftOut.map(([first_row, last_row]) => ({ first_row, last_row })),
    asked_choices: nameChoices(table.askedChoices),
    choices: nameChoices(table.choices),
    selectable: selectableToWire(table.selectable, answers),
    last_event_id: lastEventId,
    previous_uuid: table.previousId,
    next_uuid: table.nextId,
  };
}

const PERSONAL: ReadonlyMap<string, string> = new Map(
  entityClasses.filter(({ isPersonal }) => isPersonal).map(({ id, title }) => [id, title]),
);

function personalColumns({ columns }: TableRecord): TableReply["personal_columns"] {
  return columns.flatMap(({ title, clean }, idx) => {
    const className = clean === null ? undefined : PERSONAL.get(clean.entity.predictedClass);
    return className === undefined ? [] : [{ idx, title, class: className }];
  });
}

export function cleanAllToWire(table: TableRecord, mayCleanAll: boolean): CleanAllReply {
  if (table.cleanAllAfter !== null) return { state: "running", after_event_id: String(table.cleanAllAfter) };
  const isAvailable = mayCleanAll && table.status === "done" && table.cleanedRows < table.numRows;
  return { state: isAvailable ? "available" : "none", after_event_id: "" };
}
