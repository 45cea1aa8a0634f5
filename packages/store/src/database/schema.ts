/** The tables of the database as Kysely sees them: camelCase here, snake_case in SQL. */
import type { CellEdit, RowsEdit } from "@limpid/contract";
import type { CleaningSettings, Decision, IngestChoices, Selectable } from "@limpid/table";
import type { ColumnType, Generated } from "kysely";

/** Written as JSON text. PostgreSQL's type is `json`, not `jsonb`, which refuses texts with U+0000. */
type Json<T> = ColumnType<T, string, string>;

/** Of an ingestion parameter. */
export type ParameterValue = string | number | boolean;

export interface ColumnRecord {
  /** The title as it was read. */
  readonly ingestTitle: string;
  /** The title after cleaning; equal to `ingestTitle` until then. */
  readonly title: string;
  readonly hasData: boolean;
  /** What cleaning found out; null until the column is cleaned. */
  readonly clean: CleanedColumnRecord | null;
}

export interface CleanedColumnRecord {
  readonly entity: {
    readonly name: string;
    readonly predictedClass: string;
    readonly classP: number;
    readonly likely: Readonly<Record<string, number>>;
    readonly allProbs: Readonly<Record<string, number>>;
    /** Absent in tables that were cleaned before it was kept. */
    readonly cleanedAs?: { readonly id: string; readonly name: string; readonly why: string };
    readonly isChosen?: boolean;
  };
  readonly type: string;
  /** The type that its class gives it, whatever single cells are; absent in tables that were cleaned before it was kept. */
  readonly classType?: string;
  readonly evidence: readonly string[];
  /** Whether cleaning could have called a value of it wrong; absent in tables that were cleaned before it was kept. */
  readonly isJudged?: boolean;
  /** Absent in tables that were cleaned before there were any. */
  readonly decisions?: readonly Decision[];
  /** Absent in tables that were cleaned before reasons were kept. */
  readonly reasons?: readonly ClassReasonRecord[];
}

export interface ClassReasonRecord {
  readonly id: string;
  readonly name: string;
  readonly matched: number;
  readonly seen: number;
  readonly isNamed: boolean;
}

export interface WarningRecord {
  readonly message: string;
  readonly row: number | null;
  /** Rows that it takes for none of the table, such as totals. */
  readonly rows?: readonly number[];
}

export interface ClutterRecord {
  readonly line: number;
  readonly text: string;
}

export type TableStatus = "queued" | "running" | "done" | "failed";

/** What a browser has told of itself, in whatever form it told it. */
export interface ClientRecord {
  readonly deviceId?: unknown;
  readonly deviceDetails?: unknown;
  readonly timeOpened?: unknown;
  /** Hours from UTC. */
  readonly timezone?: unknown;
  readonly userAgent?: unknown;
  readonly language?: unknown;
  readonly geolocation?: unknown;
  readonly referrer?: unknown;
  /** Where it is no object of these. */
  readonly info?: unknown;
}

/** Who made a table public: its owner, the operator's settings or command, or the installation, of which it is an example. */
export type ListedBy = "owner" | "operator" | "installation";

/** What the owner has said of a table; it stays when the table is cleaned or read anew. */
export interface OwnerDetails {
  readonly name?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  /** Whether the table is public, as its owner decided once it was there to be looked at. */
  readonly listed?: boolean;
  /** What others propose is in force at once. */
  readonly autoAccept?: boolean;
}

interface SessionsTable {
  id: string;
  createdAt: Generated<Date>;
  seenAt: Generated<Date>;
  username: string | null;
  /** Of the key by which the user is known. */
  keyHash: string | null;
  /** The id under which it goes on since a key was given; null as long as this is its id. */
  successor: string | null;
  client: Json<ClientRecord>;
}

interface ApiKeysTable {
  /** SHA-256 of the key, in hexadecimal. */
  hash: string;
  username: string;
  createdAt: Generated<Date>;
}

interface TablesTable {
  id: string;
  session: string;
  username: string | null;
  name: string | null;
  description: string | null;
  tags: Json<readonly string[]>;
  fileName: string | null;
  /** How the data came in: file, text or url. */
  source: string;
  /** Search and feeds may show it; so `listedBy` says who made it public. */
  listed: boolean;
  /** Null while the table is private. */
  listedBy: ListedBy | null;
  status: TableStatus;
  error: string | null;
  pageSize: number;
  rowLimit: number;
  numRows: number;
  numColumns: number;
  cleanedRows: number;
  numPages: number;
  version: Generated<number>;
  /** How often the table was cleaned anew; its cleaned files carry the number. */
  generation: Generated<number>;
  /** What they have in their names beside it, which no other try at the same generation has; null of tables without such a name. */
  generationTry: string | null;
  /** While all rows are being cleaned after the first ones: the last event before that. */
  cleanAllAfter: number | null;
  createdAt: Generated<Date>;
  updatedAt: Date | null;
  parameters: Json<Readonly<Record<string, ParameterValue>>>;
  warnings: Json<readonly WarningRecord[]>;
  clutter: Json<readonly ClutterRecord[]>;
  columns: Json<readonly ColumnRecord[]>;
  /** What a person has said of the reading; the rest was detected. */
  askedChoices: Json<IngestChoices>;
  /** All of it, once the file is read. */
  choices: Json<IngestChoices>;
  selectable: Json<Selectable>;
  /** How far cleaning goes, where nobody has said anything of the column. */
  settings: Json<CleaningSettings>;
  /** The table whose file was read anew into this one. */
  previousId: string | null;
  /** The table of the newest reading made from this one. */
  nextId: string | null;
  ownerDetails: Json<OwnerDetails>;
  /** When its owner deleted it; it can be restored for a while, and is removed then. */
  deletedAt: Date | null;
  /** Of its file; 0 until it is fetched, and of tables that were made before it was counted. */
  uploadBytes: Generated<number>;
  /** A hash of the address that it came from; null of tables that were made before it was kept. */
  address: string | null;
  /** The name of its file that was found damaged first; null while all can be read, as far as anybody has looked. */
  damaged: string | null;
}

/** What an edit sets: a text or a flag; of a column's decision, which one and how; of a table, its settings. */
export type EditValue =
  | string
  | boolean
  | RefusedText
  | DecisionValue
  | SettingsValue
  | BatchValue
  | CellsValue
  | RowsEdit
  | null;

/** A text that a person gave a cell, and why the class of its column refused it then. */
export interface RefusedText {
  readonly text: string;
  readonly refusal: string;
}

/** Edits of many cells of a column, in the order they were made: of which row, what, and to what. */
export interface CellsValue {
  readonly cells: readonly (readonly [row: number, field: CellEdit["field"], value: CellEdit["value"] | RefusedText])[];
}

/** Whether the edits of a batch hold. */
export interface BatchValue {
  readonly batch: string;
  readonly undone: boolean;
}

export interface SettingsValue extends CleaningSettings {
  /** Those that the table had. */
  readonly before?: CleaningSettings;
}

export interface DecisionValue {
  readonly decision: string;
  /** Null: as the cells say. */
  readonly option: string | null;
}

interface EditsTable {
  seq: Generated<number>;
  tableId: string;
  version: number;
  editUuid: string;
  /** Of edits that were made as one. */
  batch: string | null;
  session: string;
  username: string | null;
  dtUtc: Date;
  /** What it sets; see `EditField`. */
  field: string;
  rowIndex: number | null;
  /** `WHOLE_TABLE` where it is of no column. */
  columnIndex: number;
  value: Json<EditValue>;
  createdAt: Generated<Date>;
}

/** What became of a proposal; `withdrawn`: by whoever made it. */
export type ProposalState = "pending" | "accepted" | "rejected" | "withdrawn";

interface ProposalsTable {
  /** The order in which they came. */
  seq: Generated<number>;
  /** Chosen by the client, as that of an edit. */
  id: string;
  tableId: string;
  session: string;
  username: string | null;
  /** A hash of the address that it came from. */
  address: string;
  dtUtc: Date;
  /** What it sets; see `EditField`. */
  field: string;
  rowIndex: number | null;
  columnIndex: number;
  value: Json<EditValue>;
  /** What the cell or title was then; null for no data. */
  madeOn: Json<string | null>;
  state: ProposalState;
  decidedAt: Date | null;
  createdAt: Generated<Date>;
}

interface EventsTable {
  id: Generated<number>;
  stream: string;
  seq: number;
  payload: Json<unknown>;
  createdAt: Generated<Date>;
}

/** What is searched of a table. All of it is empty once the table is gone. */
export interface CatalogueEntry {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** The columns' titles as people see them, and the names of their classes. */
  readonly titles: readonly string[];
  readonly classes: readonly string[];
  /** The most frequent values of each column; empty where the table is not listed. */
  readonly values: readonly (readonly string[])[];
  /** The site that a URL upload came from, or the name of the file. */
  readonly source: string | null;
}

interface CatalogueTable {
  tableId: string;
  /** Rises with every change, in the order of the commits. */
  seq: number;
  /** The table is listed, and cleaned. */
  listed: boolean;
  createdAt: Date;
  /** Share of the cells with data that are clean and valid. */
  quality: number | null;
  /** Visitors who have opened it, as far as they count. */
  opens: Generated<number>;
  /** The version of the table that its values and quality were taken from. */
  describedVersion: number | null;
  /** What has yet to be found out: values and quality, then the vector. */
  todo: "describe" | "embed" | null;
  entry: Json<Partial<CatalogueEntry>>;
  /** Of its meaning: bytes in base64. */
  vector: string | null;
}

/** One row: the newest `seq`, and what makes the hashes of visitors worthless elsewhere. */
interface CatalogueStateTable {
  id: number;
  seq: number;
  salt: string;
}

interface TableOpensTable {
  tableId: string;
  visitor: string;
  address: string;
}

/** The queue of tables to clean. */
interface JobsTable {
  seq: Generated<number>;
  tableId: string;
  attempt: Generated<number>;
  started: Generated<boolean>;
  /** While a worker has the job: until when it must have been heard of. */
  leaseUntil: Date | null;
  /** Why the last try failed. */
  reason: string | null;
}

/** A table that a view was made from, as it was then. */
export interface ViewTable {
  readonly id: string;
  readonly version: number;
  /** What the query calls it beside its id: it keeps these names, whatever others are called later. */
  readonly names?: readonly string[];
  /** So many other tables had one of these names when the query was first run. */
  readonly namesakes?: number;
}

/** A column of a view, by its title; in the file each has a name of its own. */
export interface ViewColumn {
  readonly title: string;
  readonly sqlType: string;
}

interface ViewsTable {
  id: string;
  query: string;
  session: string;
  username: string | null;
  createdAt: Date;
  /** Counts from 1; the file of its rows carries the number. */
  run: number;
  runAt: Date;
  tables: Json<readonly ViewTable[]>;
  columns: Json<readonly ViewColumn[]>;
  numRows: number;
  /** At which limits rows, columns, cells or bytes were cut off. */
  cut: Json<readonly string[]>;
  elapsedMs: number;
}

interface ExamplesTable {
  /** The name of the file that comes with the product. */
  file: string;
  /** The table made of it; it may be deleted. */
  tableId: string;
  shown: boolean;
}

export interface Schema {
  sessions: SessionsTable;
  apiKeys: ApiKeysTable;
  tables: TablesTable;
  edits: EditsTable;
  proposals: ProposalsTable;
  events: EventsTable;
  jobs: JobsTable;
  catalogue: CatalogueTable;
  catalogueState: CatalogueStateTable;
  tableOpens: TableOpensTable;
  views: ViewsTable;
  examples: ExamplesTable;
}
