/** Defines the tables of the database for Kysely: camelCase here, snake_case in SQL. */

import type { Edit } from "@limpid/edits";
import type { CleaningSettings, ColumnQuestion, Decision, IngestChoices, Judgement, Selectable } from "@limpid/table";
import type { ColumnType, Generated } from "kysely";

/** Stored as JSON text. PostgreSQL's type is `json`, because `jsonb` refuses texts with U+0000. */
type Json<T> = ColumnType<T, string, string>;

/** Value of an ingestion parameter. */
export type ParameterValue = string | number | boolean;

export interface ColumnRecord {
  /** Title before cleaning. */
  readonly ingestTitle: string;
  /** Title after cleaning; equal to `ingestTitle` until then. */
  readonly title: string;
  readonly hasData: boolean;
  /** Results of cleaning; null until the column is cleaned. */
  readonly clean: CleanedColumnRecord | null;
}

/** Stands in a table's row for columns that are stored in parts. */
export interface ColumnParts {
  /** A new one each time the columns are replaced. */
  readonly stamp: string;
  readonly count: number;
}

interface ColumnPartsTable {
  tableId: string;
  part: number;
  stamp: string;
  /** JSON of the columns of the part, parsed when it is read. */
  columns: string;
}

export interface CleanedColumnRecord {
  readonly entity: {
    readonly name: string;
    readonly predictedClass: string;
    readonly classP: number;
    readonly likely: Readonly<Record<string, number>>;
    readonly allProbs: Readonly<Record<string, number>>;
    /** Class whose rules clean the cells, where it is another one. */
    readonly cleanedAs?: { readonly id: string; readonly name: string; readonly why: string };
    readonly isChosen?: boolean;
  };
  readonly type: string;
  /** Type of its class, regardless of single cells. */
  readonly classType: string;
  readonly evidence: readonly string[];
  /** Whether its cells count in the quality of the table: it is judged and has no open question. */
  readonly isJudged: boolean;
  readonly judgement: Judgement;
  readonly decisions: readonly Decision[];
  /** What is left for a person to decide of many cells at once. */
  readonly questions: readonly ColumnQuestion[];
  readonly reasons: readonly ClassReasonRecord[];
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
  /** Rows that are probably not part of the table, such as totals. */
  readonly rows?: readonly number[];
}

export interface ClutterRecord {
  readonly line: number;
  readonly text: string;
}

export type TableStatus = "queued" | "running" | "done" | "failed";

/** Details that a browser sent about itself, in whatever form. */
export interface ClientRecord {
  readonly deviceId?: unknown;
  readonly deviceDetails?: unknown;
  readonly timeOpened?: unknown;
  /** Offset from UTC in hours. */
  readonly timezone?: unknown;
  readonly userAgent?: unknown;
  readonly language?: unknown;
  readonly geolocation?: unknown;
  readonly referrer?: unknown;
  /** Holds details that are not an object of the fields above. */
  readonly info?: unknown;
}

/**
 * The party that made a table public: its owner, the operator's settings or command, or the installation that offers it
 * as an example.
 */
export type ListedBy = "owner" | "operator" | "installation";

/** Details that the owner has entered; they stay when the table is cleaned or read again. */
export interface OwnerDetails {
  readonly name?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  /** Whether the owner made the table public after it was available to view. */
  readonly listed?: boolean;
  /** Whether proposals of others apply at once. */
  readonly autoAccept?: boolean;
}

interface SessionsTable {
  id: string;
  createdAt: Generated<Date>;
  seenAt: Generated<Date>;
  username: string | null;
  /** Hash of the API key that identifies the user. */
  keyHash: string | null;
  /** Id that replaced this one when a key was given; null while this id is in use. */
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
  /** Origin of the data: file, text or url. */
  source: string;
  /** Whether search and feeds may show it; if so, `listedBy` says who made it public. */
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
  /** Number of times the table was cleaned again; the names of its cleaned files contain it. */
  generation: Generated<number>;
  /**
   * Suffix in the names of the cleaned files that is unique to the try of this generation; null for tables without one.
   */
  generationTry: string | null;
  /** Last event before the cleaning of all rows began; set while it runs. */
  cleanAllAfter: number | null;
  createdAt: Generated<Date>;
  updatedAt: Date | null;
  parameters: Json<Readonly<Record<string, ParameterValue>>>;
  warnings: Json<readonly WarningRecord[]>;
  clutter: Json<readonly ClutterRecord[]>;
  /** The columns of a wide table are in `column_parts`. */
  columns: Json<readonly ColumnRecord[] | ColumnParts>;
  /** Reading options that a person has chosen; the others were detected. */
  askedChoices: Json<IngestChoices>;
  /** All reading options, set once the file is read. */
  choices: Json<IngestChoices>;
  selectable: Json<Selectable>;
  /** How far cleaning goes, unless a person has decided for the column. */
  settings: Json<CleaningSettings>;
  /** Table whose file was read again to make this one. */
  previousId: string | null;
  /** Newest table made by reading this one's file again. */
  nextId: string | null;
  ownerDetails: Json<OwnerDetails>;
  /** Time of deletion by its owner; the table can be restored for a while and is then removed. */
  deletedAt: Date | null;
  /** Size of the uploaded file; 0 until it is fetched. */
  uploadBytes: Generated<number>;
  /** Hash of the uploader's address; null for tables that the installation makes itself. */
  address: string | null;
  /** Name of the first file that was found damaged; null as long as none was. */
  damaged: string | null;
}

interface EditsTable {
  seq: Generated<number>;
  tableId: string;
  version: number;
  editUuid: string;
  /** Id shared by edits that were made as one. */
  batch: string | null;
  session: string;
  username: string | null;
  dtUtc: Date;
  /** A name of the registry of edits. */
  kind: string;
  rowIndex: number | null;
  columnIndex: number | null;
  value: Json<Edit["value"]>;
  createdAt: Generated<Date>;
}

/** State of a proposal. `withdrawn` means by its author. */
export type ProposalState = "pending" | "accepted" | "rejected" | "withdrawn";

interface ProposalsTable {
  /** Rises in the order in which proposals arrived. */
  seq: Generated<number>;
  /** Chosen by the client, like the id of an edit. */
  id: string;
  tableId: string;
  session: string;
  username: string | null;
  /** Hash of the author's address. */
  address: string;
  dtUtc: Date;
  /** A name of the registry of edits. */
  kind: string;
  rowIndex: number | null;
  columnIndex: number | null;
  value: Json<Edit["value"]>;
  /** Value of the cell or title when the proposal was made; null for no data. */
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

/** Searchable data of a table; empty once the table is gone. */
export interface CatalogueEntry {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Titles of the columns as shown, and the names of their classes. */
  readonly titles: readonly string[];
  readonly classes: readonly string[];
  /** Number of columns whose values cleaning could have flagged. */
  readonly judged: number;
  /** Most frequent values of each column; empty if the table is not listed. */
  readonly values: readonly (readonly string[])[];
  /** Site of a URL upload, or the name of the file. */
  readonly source: string | null;
}

interface CatalogueTable {
  tableId: string;
  /** Rises with every change, in the order of the commits. */
  seq: number;
  /** Whether the table is listed and cleaned. */
  listed: boolean;
  createdAt: Date;
  /** Share of the cells with data that are clean and valid. */
  quality: number | null;
  /** Number of visitors that have opened it, with limits per session and address. */
  opens: Generated<number>;
  /** Version of the table that its values and quality were computed from. */
  describedVersion: number | null;
  /** Next step to compute: values and quality, then the vector. */
  todo: "describe" | "embed" | null;
  entry: Json<Partial<CatalogueEntry>>;
  /** Vector of its meaning: bytes in base64. */
  vector: string | null;
}

/** Holds a single row: the newest `seq`, and the salt that makes hashes of visitors useless elsewhere. */
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
  /** Time by which the worker that has the job must renew its lease. */
  leaseUntil: Date | null;
  /** Reason why the last try failed. */
  reason: string | null;
}

/** A table that a view was made from, as of then. */
export interface ViewTable {
  readonly id: string;
  readonly version: number;
  /** Names of the table in the query beside its id. The query keeps them, whatever other tables are called later. */
  readonly names?: readonly string[];
  /** Number of other tables that had one of these names when the query was first run. */
  readonly namesakes?: number;
}

/** A column of a view, by title; its name in the file is unique. */
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
  /** Counts from 1; the name of the file with the rows contains it. */
  run: number;
  runAt: Date;
  tables: Json<readonly ViewTable[]>;
  columns: Json<readonly ViewColumn[]>;
  numRows: number;
  /** Limits at which rows, columns, cells or bytes were cut off. */
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
  columnParts: ColumnPartsTable;
  tableOpens: TableOpensTable;
  views: ViewsTable;
  examples: ExamplesTable;
}
