import { EXPORT_FORMATS, type ExportFormat, LABELS } from "@limpid/contract";
import { saveExport, type Wanted } from "../../../lib/save-export.ts";
import type { TableSession } from "../data/table-session.ts";
import { cleanAllRows } from "../edits/clean-all.ts";
import { findRowLimit } from "../model/row-limit.ts";
import type { Action } from "./action.ts";

interface ExportAs {
  readonly id: string;
  readonly label: string;
  readonly format: ExportFormat;
  readonly query: NonNullable<Wanted["query"]>;
}

const CHOICES: readonly ExportAs[] = [
  ...EXPORT_FORMATS.map((format) => ({ id: `export-${format}`, label: LABELS.exports[format], format, query: {} })),
  {
    id: "export-parquet-texts",
    label: LABELS.exportMixedAsText,
    format: "parquet",
    query: { bad_cells: "text_column" },
  },
];

export const EXPORT_ACTIONS: readonly Action[] = CHOICES.map((choice) => ({
  id: choice.id,
  label: choice.label,
  isEnabled: (table) => table.state.get().isLoaded,
  run: (table) => void exportNow(table, wantedOf(table, choice)),
}));

/** What most people take away. */
export const EXPORT_FILES: readonly Action[] = ["export-excel", "export-csv"].flatMap((id) =>
  EXPORT_ACTIONS.filter((action) => action.id === id),
);

/** This action is for the owner of a table of which only the first rows are cleaned. */
export const EXPORT_ALL_ACTIONS: readonly Action[] = CHOICES.filter(({ query }) => query.bad_cells === undefined).map(
  (choice) => ({
    id: `${choice.id}-all`,
    label: LABELS.exportAllRows(choice.label),
    isEnabled: (table) => table.state.get().cleanAll.state === "available",
    run: async (table) => {
      if (await cleanAllRows(table)) await exportNow(table, wantedOf(table, choice));
    },
  }),
);

/** This action is for a view with fewer rows or another order. */
export function exportRowsActions(rows: Uint32Array): readonly Action[] {
  return EXPORT_FORMATS.map((format) => ({
    id: `export-${format}-rows`,
    label: LABELS.exportRows(LABELS.exports[format], rows.length),
    isEnabled: (table) => table.state.get().isLoaded,
    run: (table) => void saveExport({ id: table.uuid, format, rows }, { remark: LABELS.exportedRows(rows.length) }),
  }));
}

const wantedOf = (table: TableSession, { format, query }: ExportAs): Wanted => ({ id: table.uuid, format, query });

export async function exportNow(table: TableSession, wanted: Wanted): Promise<void> {
  const limit = findRowLimit(table.state.get(), table.data.get());
  await saveExport(wanted, { remark: limit && LABELS.exported(limit.cleaned, limit.rows) });
}
