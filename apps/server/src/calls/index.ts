/** The calls of the API in the order of its document; a test compares this list with the contract. */
import type { Call } from "../define-call.ts";
import { cancelCleanAll } from "./cancel-clean-all.ts";
import { changeReport } from "./change-report.ts";
import { cleanAll } from "./clean-all.ts";
import { cleanColumns, ingestColumns, readIngestColumns } from "./columns.ts";
import { components } from "./components.ts";
import { decide } from "./decide.ts";
import { decideProposals } from "./decide-proposals.ts";
import { deleteTable } from "./delete-table.ts";
import { describeTable } from "./describe-table.ts";
import { editCell } from "./edit-cell.ts";
import { editCells } from "./edit-cells.ts";
import { editColumn } from "./edit-column.ts";
import { editLog } from "./edit-log.ts";
import { editRows } from "./edit-rows.ts";
import { editTable } from "./edit-table.ts";
import { endSession } from "./end-session.ts";
import { enrichColumn } from "./enrich-column.ts";
import { entityClasses } from "./entity-classes.ts";
import { exportRows } from "./export-rows.ts";
import { exportTable } from "./export-table.ts";
import { feed } from "./feed.ts";
import { health } from "./health.ts";
import { hello } from "./hello.ts";
import { ids } from "./ids.ts";
import { jobStatus } from "./job-status.ts";
import { leftOutRows } from "./left-out-rows.ts";
import { lookups } from "./lookups.ts";
import { metrics } from "./metrics.ts";
import { cleanPage, ingestPage, readCleanPage, readIngestPage } from "./pages.ts";
import { previewReading } from "./preview-reading.ts";
import { proposals } from "./proposals.ts";
import { readAgain } from "./read-again.ts";
import { readRows } from "./read-rows.ts";
import { ready } from "./ready.ts";
import { reasonLines, solveLine } from "./reason.ts";
import { repairTable } from "./repair-table.ts";
import { replaceCells } from "./replace-cells.ts";
import { restoreTable } from "./restore-table.ts";
import { cleanRows, ingestRows } from "./row-ids.ts";
import { search } from "./search.ts";
import { sessionEvents } from "./session-events.ts";
import { settings } from "./settings.ts";
import { sql } from "./sql.ts";
import { sqlTables } from "./sql-tables.ts";
import { table } from "./table.ts";
import { tableEvents } from "./table-events.ts";
import { tableMetadata } from "./table-metadata.ts";
import { tableRecipe } from "./table-recipe.ts";
import { tags } from "./tags.ts";
import { undoEdits } from "./undo-edits.ts";
import { uploadFile } from "./upload-file.ts";
import { uploadUrl } from "./upload-url.ts";
import { validateKey } from "./validate-key.ts";
import { view } from "./view.ts";
import { withdrawProposals } from "./withdraw-proposals.ts";

const inOrder: readonly Call[] = [
  hello,
  validateKey,
  endSession,
  settings,
  uploadFile,
  uploadUrl,
  jobStatus,
  lookups.selectRows,
  readRows,
  sessionEvents,
  tableEvents,
  table,
  describeTable,
  deleteTable,
  restoreTable,
  lookups.issues,
  lookups.changes,
  lookups.review,
  changeReport,
  tableRecipe,
  decide,
  editLog,
  editRows,
  leftOutRows,
  undoEdits,
  proposals,
  decideProposals,
  withdrawProposals,
  ingestPage,
  cleanPage,
  readIngestPage,
  readCleanPage,
  readIngestColumns,
  ingestColumns,
  cleanColumns,
  ingestRows,
  cleanRows,
  ids,
  editCell,
  editCells,
  editColumn,
  editTable,
  enrichColumn,
  components,
  entityClasses,
  previewReading,
  readAgain,
  cleanAll,
  cancelCleanAll,
  repairTable,
  lookups.profileColumn,
  lookups.columnDistribution,
  lookups.findCells,
  replaceCells,
  exportTable,
  exportRows,
  tableMetadata,
  reasonLines,
  solveLine,
  search,
  feed,
  sql,
  sqlTables,
  view,
  tags,
  health,
  ready,
  metrics,
];

/** Lookups without a place of their own come last. */
export const calls: readonly Call[] = [...new Set([...inOrder, ...Object.values(lookups)])];
