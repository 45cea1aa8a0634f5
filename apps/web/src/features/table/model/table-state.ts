/** What the messages of a table's streams mean for the screen (specification §4). No effects: they come out as notices. */
import {
  type BasicsReply,
  type CleaningSettings,
  type JobMessage,
  JobStatus,
  LABELS,
  MessageLevel,
  type ReadingChoices,
  type SelectableReply,
  type TableReply,
} from "@limpid/contract";
import { type CleanAll, mergeCleanAll, NO_CLEAN_ALL } from "./clean-all.ts";
import type { Notice } from "./notice.ts";

export interface TableInfo {
  readonly name: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly basics: BasicsReply | null;
}

/** How the file was read, and the tables of its other readings. */
export interface Reading {
  readonly asked: ReadingChoices;
  readonly choices: ReadingChoices;
  readonly selectable: SelectableReply;
  readonly warnings: readonly string[];
  /** Rows that a warning takes for none of the table, by what it says. */
  readonly strays: ReadonlyMap<string, readonly number[]>;
  readonly previousUuid: string | null;
  readonly nextUuid: string | null;
}

/** Whether the table is public, and what there is to think of before it is. */
export interface Listing {
  readonly isListed: boolean;
  /** Null while the table is private. */
  readonly listedBy: TableReply["listed_by"];
  /** It is public, with personal data, and its owner has not confirmed that. */
  readonly isUnconfirmed: boolean;
  /** Columns that seem to hold data of persons. */
  readonly personalColumns: TableReply["personal_columns"];
}

export interface TableState {
  readonly isIngested: boolean;
  /** Classes are known and cleaned pages come in. */
  readonly isCleaning: boolean;
  /** The server will say nothing more. */
  readonly isFinished: boolean;
  /** All that is shown has been fetched. */
  readonly isLoaded: boolean;
  readonly error: string | null;
  /** A file of the table cannot be read, and can be made again, or not. */
  readonly damage: TableReply["damage"];
  readonly numPages: number;
  readonly pagesCleaned: number;
  /** Pages of which other rows say something that was not known when they became ready. */
  readonly pagesCompared: readonly number[];
  readonly secondsLeft: number | null;
  readonly parameters: Readonly<Record<string, string>>;
  readonly clutter: TableReply["clutter"];
  readonly reading: Reading;
  readonly info: TableInfo;
  readonly listing: Listing;
  /** The owner of a deleted table can restore it until this time (ISO 8601); null if it is not deleted. */
  readonly removedAt: string | null;
  readonly cleanRowLimit: number;
  readonly cleanAll: CleanAll;
  /** How far cleaning goes. */
  readonly settings: CleaningSettings;
  readonly allowsEdits: boolean;
  /** The user's edits become proposals for the owner. */
  readonly allowsProposals: boolean;
  /** The owner lets proposals take effect at once. */
  readonly isAutoAccepting: boolean;
}

export interface TableStep {
  readonly state: TableState;
  readonly notices: readonly Notice[];
}

export const NEW_TABLE: TableState = {
  isIngested: false,
  isCleaning: false,
  isFinished: false,
  isLoaded: false,
  error: null,
  damage: "none",
  numPages: 0,
  pagesCleaned: 0,
  pagesCompared: [],
  secondsLeft: null,
  parameters: {},
  clutter: [],
  reading: {
    asked: {},
    choices: {},
    selectable: { entries: [], sheets: [], record_paths: [] },
    warnings: [],
    strays: new Map(),
    previousUuid: null,
    nextUuid: null,
  },
  info: { name: null, description: null, tags: [], basics: null },
  listing: { isListed: false, listedBy: null, isUnconfirmed: false, personalColumns: [] },
  removedAt: null,
  cleanRowLimit: 0,
  cleanAll: NO_CLEAN_ALL,
  settings: { forms: "standard", repairs: "standard" },
  allowsEdits: true,
  allowsProposals: false,
  isAutoAccepting: false,
};

export function stepTable(state: TableState, message: JobMessage): TableStep {
  if (message.status === JobStatus.failed) {
    return withNotice({ ...state, error: message.msg, isFinished: true }, message.msg, MessageLevel.error);
  }
  switch (message.microservice) {
    case "SimpleCleaner":
      return withNotice(state, message.msg, MessageLevel.info);
    case "IngestFile":
      return stepIngest(state, message);
    case "CleanDataframe":
      return stepClean(state, message);
  }
}

/** What a table's own record adds; while its job runs, the stream may be ahead of it. */
export function mergeTable(state: TableState, table: TableReply): TableState {
  return {
    ...state,
    isIngested: state.isIngested || table.basics.num_columns > 0,
    isCleaning: state.isCleaning || table.clean_data_available,
    isFinished: state.isFinished || table.status === "done" || table.status === "failed",
    error: table.status === "failed" ? (table.error ?? state.error) : state.error,
    damage: table.damage,
    numPages: Math.max(state.numPages, table.num_pages),
    pagesCleaned: table.status === "done" ? table.num_pages : state.pagesCleaned,
    parameters: { ...state.parameters, ...table.parameters },
    clutter: table.clutter,
    reading: {
      asked: table.asked_choices,
      choices: table.choices,
      selectable: table.selectable,
      warnings: table.warnings.map(({ message }) => message),
      strays: new Map(table.warnings.flatMap(({ message, rows }) => (rows.length === 0 ? [] : [[message, rows]]))),
      previousUuid: table.previous_uuid,
      nextUuid: table.next_uuid,
    },
    info: {
      name: table.name ?? state.info.name,
      description: table.description ?? state.info.description,
      tags: table.status === "done" || table.tags.length > 0 ? table.tags : state.info.tags,
      basics: keepVersion(state.info.basics, table.basics),
    },
    listing: {
      isListed: table.listed,
      listedBy: table.listed_by,
      isUnconfirmed: table.confirm_public,
      personalColumns: table.personal_columns,
    },
    removedAt: null,
    cleanRowLimit: table.clean_row_limit,
    cleanAll: mergeCleanAll(state.cleanAll, table.clean_all),
    settings: table.settings,
    allowsEdits: table.allow_edits,
    allowsProposals: table.allow_proposals,
    isAutoAccepting: table.auto_accept,
  };
}

/** The table after one of our edits. */
export function withVersion(state: TableState, version: number, updatedAt: string): TableState {
  const { basics } = state.info;
  if (basics === null || version <= basics.dl_version) return state;
  return { ...state, info: { ...state.info, basics: { ...basics, dl_version: version, updated_at: updatedAt } } };
}

/** An edit may be saved while what the table was before is under way. */
function keepVersion(before: TableInfo["basics"], now: TableReply["basics"]): TableReply["basics"] {
  if (before === null || before.dl_version <= now.dl_version) return now;
  return { ...now, dl_version: before.dl_version, updated_at: before.updated_at };
}

function stepIngest(state: TableState, { status, msg, data }: JobMessage): TableStep {
  if (status === JobStatus.done) return quiet({ ...state, isIngested: true });
  if (msg === "Inference" && status === JobStatus.progress) {
    return quiet({ ...state, parameters: { ...state.parameters, [textOf(data.name)]: textOf(data.value) } });
  }
  return msg === "Warning" ? withNotice(state, textOf(data.message), MessageLevel.warning) : quiet(state);
}

function stepClean(state: TableState, { status, msg, data }: JobMessage): TableStep {
  if (status === JobStatus.done) return quiet({ ...state, isCleaning: true, isFinished: true, secondsLeft: 0 });
  if (status !== JobStatus.progress) return quiet(state);
  const numPages = numberOf(data.num_pages, state.numPages);
  const cleaning = { ...state, isCleaning: true, numPages };
  if (msg === "RowsCompared") return quiet({ ...cleaning, pagesCompared: numbersOf(data.pages) });
  return msg === "PageReady" ? stepPage(cleaning, data) : quiet({ ...cleaning, info: stepInfo(state.info, msg, data) });
}

function stepPage(state: TableState, data: JobMessage["data"]): TableStep {
  const page = numberOf(data.page, 0);
  const secondsLeft = numberOf(data.seconds_left, 0);
  const next = { ...state, pagesCleaned: Math.max(state.pagesCleaned, page + 1), secondsLeft };
  return withNotice(next, LABELS.pageReady(page, state.numPages, secondsLeft), MessageLevel.info);
}

function stepInfo(info: TableInfo, msg: string, data: JobMessage["data"]): TableInfo {
  switch (msg) {
    case "BasicMetaDataReady":
      return { ...info, basics: data as unknown as BasicsReply };
    case "NameReady":
      return { ...info, name: textOf(data.name) };
    case "DescriptionReady":
      return { ...info, description: textOf(data.description) };
    case "TagsReady":
      return { ...info, tags: Array.isArray(data.tags) ? data.tags.map(textOf) : [] };
    default:
      return info;
  }
}

const quiet = (state: TableState): TableStep => ({ state, notices: [] });

const withNotice = (state: TableState, text: string, level: number): TableStep => ({
  state,
  notices: [{ text, level }],
});

/** What crosses the wire as unknown is shown as it came, never as "[object Object]". */
const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const numbersOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];

const numberOf = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);
