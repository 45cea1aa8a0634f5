/** The one place that turns what the product knows into what crosses the wire. */
import {
  applyEdits,
  type BasicsReply,
  CELL_FIELDS,
  type CellEdit,
  type CellReply,
  type ChangesReply,
  type CleanAllReply,
  type ColumnReply,
  type DecisionReply,
  type EditCellRequest,
  type EditColumnRequest,
  type EditTableRequest,
  type EntityReply,
  type HelloRequest,
  type IssuesReply,
  type JobMessage,
  JobStatus,
  MessageLevel,
  type PreviewReply,
  type RawCellReply,
  type ReadingChoices,
  type SelectableReply,
  type TableMessage,
  type TableReply,
} from "@limpid/contract";
import type { FilePreview, IngestChoices, IngestionParameters, Selectable } from "@limpid/pipeline";
import {
  type Changes,
  type CleanedColumnRecord,
  type ClientRecord,
  type ColumnRecord,
  type EditField,
  type EditValue,
  type Issues,
  type JobEvent,
  type ParameterValue,
  type StoredBasics,
  type TableEvent,
  type TableRecord,
  WHOLE_TABLE,
} from "@limpid/store";
import {
  cellId,
  columnId,
  type Decision,
  type EntityGuess,
  isRepair,
  rowId,
  ruleTitle,
  stateOf,
  type Verdict,
} from "@limpid/table";

export interface CellPlace {
  readonly tableId: string;
  readonly row: number;
  readonly column: number;
}

/** `edits` are those of the cell, oldest first; undefined where nobody has touched it. */
export function cellToWire(place: CellPlace, verdict: Verdict, edits: readonly CellEdit[] | undefined): CellReply {
  const { tableId, row, column } = place;
  const cell = applyEdits(stateOf(verdict), edits ?? []);
  return {
    id: cellId(tableId, row, column),
    row_uuid: rowId(tableId, row),
    column_uuid: columnId(tableId, column),
    raw_input: cell.raw,
    output: cell.hasData ? cell.output : null,
    has_data: cell.hasData,
    is_valid: cell.isValid,
    is_clean: cell.isClean,
    prob: cell.prob,
    msg: cell.msg || null,
    completed: true,
    hidden: false,
    deleted: false,
    missing_data: { prediction: cell.missing.prediction, probability: cell.missing.probability },
    na_code: cell.naCode,
    rule: cell.rule || null,
    alternatives: cell.alternatives.map(({ output, prob }) => ({ output, prob })),
    edited: edits !== undefined,
  };
}

export function rawCellToWire({ tableId, row, column }: CellPlace, raw: string): RawCellReply {
  return {
    id: cellId(tableId, row, column),
    row_uuid: rowId(tableId, row),
    column_uuid: columnId(tableId, column),
    raw_input: raw,
  };
}

export function columnToWire(tableId: string, index: number, column: ColumnRecord, title: string): ColumnReply {
  return {
    id: columnId(tableId, index),
    idx: index,
    title,
    field: column.ingestTitle,
    has_data: column.hasData,
    computed: false,
    clean_data_available: column.clean !== null,
    entity: column.clean === null ? null : entityToWire(column.clean.entity),
    ...(column.clean === null ? {} : studyToWire(column.clean)),
  };
}

function studyToWire({ type, evidence, decisions = [], reasons = [] }: CleanedColumnRecord): Partial<ColumnReply> {
  return {
    type,
    evidence: [...evidence],
    decisions: decisions.map(decisionToWire),
    reasons: reasons.map(({ id, name, matched, seen, isNamed }) => ({
      class: id,
      name,
      matched,
      seen,
      named: isNamed,
    })),
  };
}

function decisionToWire({ options, inForce, isChosen, ...decision }: Decision): DecisionReply {
  return {
    ...decision,
    options: options.map(({ id, label, cellsFor, cellsAgainst, preview }) => ({
      id,
      label,
      cells_for: cellsFor,
      cells_against: cellsAgainst,
      ...(preview !== undefined && { preview }),
    })),
    in_force: inForce,
    chosen: isChosen,
  };
}

function entityToWire(guess: EntityGuess): EntityReply {
  return {
    name: guess.name,
    predicted_class: guess.predictedClass,
    class_p: guess.classP,
    likely: { ...guess.likely },
    all_probs: { ...guess.allProbs },
    chosen: guess.isChosen === true,
  };
}

/** The ingestion parameters under the keys of specification §3, in its order. */
const PARAMETERS = {
  compression: ["compression", String],
  fileType: ["file_type", String],
  encoding: ["encoding", String],
  delimiter: ["delimiter", (value) => (value === "\t" ? "TAB" : String(value))],
  lineTerminator: ["line_terminator", String],
  header: ["header", yesOrNo],
  quoting: ["quoting", String],
  index: ["index", yesOrNo],
  skiprows: ["skiprows", String],
  sheet: ["sheet", String],
} as const satisfies Record<keyof IngestionParameters, readonly [string, (value: ParameterValue) => string]>;

type ParameterName = keyof typeof PARAMETERS;

export const PARAMETER_NAMES = Object.keys(PARAMETERS) as readonly ParameterName[];

function yesOrNo(value: ParameterValue): string {
  return value === true ? "yes" : "no";
}

function parameterToWire(name: string, value: ParameterValue): readonly [string, string] {
  const known = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name as ParameterName] : undefined;
  return known === undefined ? [name, String(value)] : [known[0], known[1](value)];
}

export function parametersToWire(parameters: Readonly<Record<string, ParameterValue>>): Record<string, string> {
  const known = PARAMETER_NAMES.flatMap((name) =>
    parameters[name] === undefined ? [] : [[name, parameters[name]] as const],
  );
  return Object.fromEntries(known.map(([name, value]) => parameterToWire(name, value)));
}

export function basicsOf(table: TableRecord): StoredBasics {
  return {
    createdAt: table.createdAt.toISOString(),
    updatedAt: table.updatedAt?.toISOString() ?? null,
    version: table.version,
    username: table.username,
    rowCount: table.numRows,
    columnCount: table.numColumns,
  };
}

function storedBasicsToWire(basics: StoredBasics): BasicsReply {
  return {
    created_at: basics.createdAt,
    updated_at: basics.updatedAt,
    dl_version: basics.version,
    username: basics.username,
    num_rows: basics.rowCount,
    num_columns: basics.columnCount,
  };
}

export function tableToWire(table: TableRecord, isOwner: boolean, mayCleanAll: boolean): TableReply {
  return {
    job_uuid: table.id,
    status: table.status,
    error: table.error,
    name: table.name,
    description: table.description,
    tags: [...table.tags],
    basics: storedBasicsToWire(basicsOf(table)),
    page_size: table.pageSize,
    num_pages: table.numPages,
    cleaned_rows: table.cleanedRows,
    clean_row_limit: table.rowLimit,
    clean_all: cleanAllToWire(table, mayCleanAll),
    settings: { ...table.settings },
    clean_data_available: table.columns.some((column) => column.clean !== null),
    allow_edits: isOwner,
    parameters: parametersToWire(table.parameters),
    warnings: table.warnings.map(({ message, row }) => ({ message, level: MessageLevel.warning, row })),
    clutter: table.clutter.map((line) => ({ ...line })),
    asked_choices: choicesToWire(table.askedChoices),
    choices: choicesToWire(table.choices),
    selectable: selectableToWire(table.selectable),
    previous_uuid: table.previousId,
    next_uuid: table.nextId,
  };
}

export function cleanAllToWire(table: TableRecord, mayCleanAll: boolean): CleanAllReply {
  if (table.cleanAllAfter !== null) return { state: "running", after_event_id: String(table.cleanAllAfter) };
  const isAvailable = mayCleanAll && table.status === "done" && table.cleanedRows < table.numRows;
  return { state: isAvailable ? "available" : "none", after_event_id: "" };
}

export function choicesFromWire({ header_rows, record_path, ...choices }: ReadingChoices): IngestChoices {
  return {
    ...choices,
    ...(header_rows === undefined ? {} : { headerRows: header_rows }),
    ...(record_path === undefined ? {} : { recordPath: record_path }),
  };
}

function choicesToWire({ headerRows, recordPath, ...choices }: IngestChoices): ReadingChoices {
  return {
    ...choices,
    ...(headerRows === undefined ? {} : { header_rows: headerRows }),
    ...(recordPath === undefined ? {} : { record_path: recordPath }),
  };
}

function selectableToWire({ entries, sheets, recordPaths }: Selectable): SelectableReply {
  return { entries: [...entries], sheets: [...sheets], record_paths: [...recordPaths] };
}

export function previewToWire(preview: FilePreview): PreviewReply {
  return {
    parameters: parametersToWire({ ...preview.parameters }),
    choices: choicesToWire(preview.choices),
    selectable: selectableToWire(preview.selectable),
    num_rows: preview.rowCount,
    num_columns: preview.columnCount,
    columns: [...preview.titles],
    rows: preview.rows.map((row) => [...row]),
    warnings: preview.warnings.map(({ message, row }) => ({ message, row })),
    clutter: preview.clutter.map((line) => ({ ...line })),
  };
}

/** What an edit sets, by its action. */
const FIELDS = {
  ...CELL_FIELDS,
  edit_column_title: "title",
  edit_column_entity: "class",
  edit_column_decision: "decision",
  edit_table_settings: "settings",
} as const satisfies Record<EditAction, EditField>;

type EditAction = (EditCellRequest | EditColumnRequest | EditTableRequest)["action"];

const ACTIONS = Object.fromEntries(Object.entries(FIELDS).map(([action, field]) => [field, action])) as Readonly<
  Record<EditField, EditAction>
>;

export function fieldFromWire(action: EditAction): EditField {
  return FIELDS[action];
}

export function clientFromWire({ device_uuid, client_info = {} }: HelloRequest): ClientRecord {
  const { time_opened, user_agent, ...rest } = client_info;
  return {
    deviceId: device_uuid,
    ...(time_opened === undefined ? {} : { timeOpened: time_opened }),
    ...(user_agent === undefined ? {} : { userAgent: user_agent }),
    ...rest,
  };
}

export function tableEventToWire({ edit }: TableEvent): TableMessage {
  const { tableId, rowIndex, columnIndex, value } = edit;
  return {
    event: "pr",
    data: {
      dt_utc: edit.dtUtc.slice(0, 19).replace("T", " "),
      edit_uuid: edit.editUuid,
      session_uuid: null,
      dataframe_uuid: tableId,
      action: ACTIONS[edit.field],
      affects: "data",
      row_uuid: rowIndex === null ? null : rowId(tableId, rowIndex),
      column_uuid: columnIndex === WHOLE_TABLE ? null : columnId(tableId, columnIndex),
      cell_uuid: rowIndex === null ? null : cellId(tableId, rowIndex, columnIndex),
      ...editValueToWire(value),
    },
  };
}

function editValueToWire(value: EditValue): Pick<TableMessage["data"], "decision" | "settings" | "value"> {
  if (typeof value !== "object" || value === null) return { value };
  if ("decision" in value) return { decision: value.decision, value: value.option };
  return { settings: { ...value }, value: null };
}

type Service = JobMessage["microservice"];

export function jobEventToWire(event: JobEvent): JobMessage {
  switch (event.kind) {
    case "parameter": {
      const [name, value] = parameterToWire(event.name, event.value);
      return progress("IngestFile", "Inference", { name, value });
    }
    case "warning":
      return progress("IngestFile", "Warning", { message: event.message, row: event.row, level: MessageLevel.warning });
    case "ingested":
      return done("IngestFile", "Ingested", { num_rows: event.rowCount, num_columns: event.columnCount });
    case "evidence":
      return progress("SimpleCleaner", event.text, { level: MessageLevel.info });
    case "started":
      return progress("CleanDataframe", "Started", { num_pages: event.pageCount });
    case "page": {
      const { page, pageCount, secondsLeft } = event;
      return progress("CleanDataframe", "PageReady", { page, num_pages: pageCount, seconds_left: secondsLeft });
    }
    case "compared":
      return progress("CleanDataframe", "RowsCompared", { pages: event.pages });
    case "basics":
      return progress("CleanDataframe", "BasicMetaDataReady", { ...storedBasicsToWire(event) });
    case "name":
      return progress("CleanDataframe", "NameReady", { name: event.name });
    case "description":
      return progress("CleanDataframe", "DescriptionReady", { description: event.description });
    case "tags":
      return progress("CleanDataframe", "TagsReady", { tags: event.tags });
    case "cleaned":
      return done("CleanDataframe", "Finished", { num_rows: event.rowCount });
    case "cancelled":
      return done("CleanDataframe", "Cancelled");
    case "failed":
      return failed(event.phase === "ingest" ? "IngestFile" : "CleanDataframe", event.reason);
  }
}

function progress(microservice: Service, msg: string, data: Record<string, unknown> = {}): JobMessage {
  return { microservice, status: JobStatus.progress, msg, data };
}

function done(microservice: Service, msg: string, data: Record<string, unknown> = {}): JobMessage {
  return { microservice, status: JobStatus.done, msg, data };
}

function failed(microservice: Service, msg: string): JobMessage {
  return { microservice, status: JobStatus.failed, msg, data: { level: MessageLevel.error } };
}

export function issuesToWire(found: Issues): IssuesReply {
  return {
    counts: {
      not_clean: found.counts.notClean,
      invalid_data: found.counts.invalid,
      missing_data: found.counts.missing,
    },
    mean_prob: found.meanProb,
    issues: found.issues.map((issue) => ({
      row: issue.row,
      column: issue.column,
      not_clean: issue.notClean,
      invalid_data: issue.invalid,
      missing_data: issue.missing,
    })),
    truncated: found.truncated,
  };
}

export function changesToWire(
  { groups, matching, changes }: Changes,
  { version, settings }: Pick<TableRecord, "version" | "settings">,
): ChangesReply {
  return {
    version,
    settings: { ...settings },
    rules: groups.map(({ kind, rule, total, columns }) => ({
      kind,
      rule,
      repair: isRepair(rule),
      title: ruleTitle(rule),
      total,
      columns: columns.map((count) => ({ ...count })),
    })),
    matching,
    changes: changes.map(({ raw, ...change }) => ({ ...change, raw_input: raw })),
  };
}
