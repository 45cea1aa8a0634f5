/** Converts the messages of versions up to 0004, stored as they were sent, to events. */
import { parseElementId } from "@limpid/table";
import type { ParameterValue } from "../schema.ts";
import type { JobEvent, TableEvent } from "../stored-events.ts";

/** An edit as stored before edits had names of their own (see `own-names.ts`). */
interface FormerEdit {
  readonly kind: "edit";
  readonly edit: Omit<Extract<TableEvent, { readonly kind: "edit" }>["edit"], "field"> & { readonly action: string };
}

type Data = Readonly<Record<string, unknown>>;

interface FormerJobMessage {
  readonly microservice: string;
  readonly status: number;
  readonly msg: string;
  readonly data: Data;
}

const FAILED = 3;

/** Names on the wire, and parsers of their texts. */
const PARAMETERS: Readonly<Record<string, readonly [string, (text: string) => ParameterValue]>> = {
  compression: ["compression", String],
  file_type: ["fileType", String],
  encoding: ["encoding", String],
  delimiter: ["delimiter", (text) => (text === "TAB" ? "\t" : text)],
  line_terminator: ["lineTerminator", String],
  header: ["header", (text) => text === "yes"],
  quoting: ["quoting", String],
  index: ["index", (text) => text === "yes"],
  skiprows: ["skiprows", Number],
  sheet: ["sheet", String],
};

/** Flags and numbers are already converted. */
export function toParameters(former: Readonly<Record<string, ParameterValue>>): Record<string, ParameterValue> {
  return Object.fromEntries(
    Object.entries(former).map(([name, value]) =>
      typeof value === "string" ? toParameter(name, value) : [name, value],
    ),
  );
}

function toParameter(name: string, text: string): readonly [string, ParameterValue] {
  const known = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
  return known === undefined ? [name, text] : [known[0], known[1](text)];
}

/** Returns undefined for a payload that is already an event. */
export function toStoredEvent(payload: unknown): JobEvent | FormerEdit | undefined {
  if (typeof payload !== "object" || payload === null) return undefined;
  if ("microservice" in payload) return toJobEvent(payload as FormerJobMessage);
  return "event" in payload && "data" in payload ? toTableEvent(payload.data as Data) : undefined;
}

function toJobEvent({ microservice, status, msg, data }: FormerJobMessage): JobEvent {
  if (status === FAILED)
    return { kind: "failed", phase: microservice === "IngestFile" ? "ingest" : "clean", reason: msg };
  if (microservice === "SimpleCleaner") return { kind: "evidence", text: msg };
  const read = BY_MESSAGE[msg];
  if (read === undefined) throw new Error(`The message "${msg}" of ${microservice} is unknown`);
  return read(data);
}

const BY_MESSAGE: Readonly<Record<string, (data: Data) => JobEvent>> = {
  Inference: ({ name, value }) => {
    const [own, read] = toParameter(String(name), String(value));
    return { kind: "parameter", name: own, value: read };
  },
  Warning: ({ message, row }) => ({ kind: "warning", message: String(message), row: row == null ? null : Number(row) }),
  Ingested: (data) => ({ kind: "ingested", rowCount: Number(data.num_rows), columnCount: Number(data.num_columns) }),
  Started: (data) => ({ kind: "started", pageCount: Number(data.num_pages) }),
  PageReady: (data) => ({
    kind: "page",
    page: Number(data.page),
    pageCount: Number(data.num_pages),
    secondsLeft: Number(data.seconds_left),
  }),
  RowsCompared: ({ pages }) => ({ kind: "compared", pages: pages as readonly number[] }),
  BasicMetaDataReady: (data) => ({
    kind: "basics",
    createdAt: String(data.created_at),
    updatedAt: textOrNull(data.updated_at),
    version: Number(data.dl_version),
    username: textOrNull(data.username),
    rowCount: Number(data.num_rows),
    columnCount: Number(data.num_columns),
  }),
  NameReady: ({ name }) => ({ kind: "name", name: String(name) }),
  DescriptionReady: ({ description }) => ({ kind: "description", description: String(description) }),
  TagsReady: ({ tags }) => ({ kind: "tags", tags: tags as readonly string[] }),
  Finished: (data) => ({ kind: "cleaned", rowCount: Number(data.num_rows) }),
  Cancelled: () => ({ kind: "cancelled" }),
};

/** The session was not stored with the message, and nothing needs it. */
function toTableEvent(data: Data): FormerEdit {
  const tableId = String(data.dataframe_uuid);
  const place = parseElementId(tableId, String(data.cell_uuid ?? data.column_uuid));
  if (place === undefined || place.kind === "row") throw new Error(`The edit ${String(data.edit_uuid)} has no place`);
  const value = (data.value ?? null) as string | boolean | null;
  return {
    kind: "edit",
    edit: {
      tableId,
      editUuid: String(data.edit_uuid),
      session: "",
      username: null,
      dtUtc: `${String(data.dt_utc).replace(" ", "T")}.000Z`,
      action: String(data.action),
      rowIndex: place.kind === "cell" ? place.row : null,
      columnIndex: place.column,
      value:
        data.decision === undefined ? value : { decision: textOrNull(data.decision) ?? "", option: textOrNull(value) },
    },
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
