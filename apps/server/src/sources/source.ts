/** What the calls for columns, rows, pages and files read: an uploaded table, or the result of a query. */
import type { CleanPageReply, ColumnReply, IngestPageReply, PageRequest } from "@limpid/contract";
import type { TableRecord, ViewRecord } from "@limpid/database";
import type { Context } from "../context.ts";
import type { ExportForm } from "../exports/export-form.ts";
import { chooseStem } from "../exports/file-name.ts";
import { provideExport } from "../exports/provide-export.ts";
import { provideViewExport } from "../exports/provide-view-export.ts";
import { requireCleaned } from "../tables/require-clean-table.ts";
import { cleanPage } from "./clean-page.ts";
import { cleanColumns, ingestColumns } from "./columns.ts";
import { ingestPage } from "./ingest-page.ts";
import type { WrittenPage } from "./large-page.ts";
import { viewCleanPage, viewColumns, viewIngestPage } from "./view-pages.ts";

export type SourceContext = Pick<Context, "blobs" | "config" | "database" | "exports" | "queries" | "workers">;

export interface Source {
  readonly id: string;
  /** What its files are called; null where no name of it is one. */
  readonly fileStem: string | null;
  /** What these are of it. */
  readonly fileWord: "clean" | "result";
  readonly ingestRowCount: number;
  readonly cleanRowCount: number;
  /** The tag of the original; null if the original never changes. */
  readonly ingestTag: string | null;
  /** The tag of the cleaned cells as they are now; null while they still come in. */
  readonly cleanTag: string | null;
  /** Whether everybody may find it. */
  readonly isPublic: boolean;
  ingestColumns(): ColumnReply[];
  cleanColumns(): Promise<ColumnReply[]>;
  ingestPage(request: PageRequest): Promise<IngestPageReply | WrittenPage>;
  cleanPage(request: PageRequest): Promise<CleanPageReply | WrittenPage>;
  /** The path of its file in a form, which is made if need be. */
  exportFile(form: ExportForm, gone: AbortSignal): Promise<string>;
}

export function tableSource(context: SourceContext, table: TableRecord): Source {
  return {
    id: table.id,
    fileStem: chooseStem([table.ownerDetails.name, table.fileName, table.name]),
    fileWord: "clean",
    ingestRowCount: table.numRows,
    cleanRowCount: table.cleanedRows,
    ingestTag: null,
    cleanTag: table.status === "done" ? `${table.version}-done` : null,
    isPublic: table.listedBy !== null,
    ingestColumns: () => ingestColumns(table),
    cleanColumns: () => cleanColumns(context, table),
    ingestPage: (request) => ingestPage(context, table, request),
    cleanPage: (request) => cleanPage(context, table, request),
    exportFile: async (form, gone) => {
      requireCleaned(table);
      return await provideExport(context, { table, form, gone });
    },
  };
}

/** Nothing of it was cleaned, so that both sides are alike. */
export function viewSource(context: SourceContext, view: ViewRecord): Source {
  const tag = `view-${view.run}`;
  return {
    id: view.id,
    fileStem: "query",
    fileWord: "result",
    ingestRowCount: view.numRows,
    cleanRowCount: view.numRows,
    ingestTag: tag,
    cleanTag: tag,
    isPublic: false,
    ingestColumns: () => viewColumns(view),
    cleanColumns: async () => viewColumns(view),
    ingestPage: (request) => viewIngestPage(context, view, request),
    cleanPage: (request) => viewCleanPage(context, view, request),
    exportFile: (form, gone) => provideViewExport(context, { view, form, gone }),
  };
}
