/** Parts of the table screen that show only on request, in a script of their own that loads after the table. */
export { ChangesPanel } from "./changes/changes-panel.tsx";
export { CleaningPresets } from "./cleaning/cleaning-presets.tsx";
export { ClassChooser } from "./columns/class-chooser.tsx";
export { ColumnDecisions } from "./columns/column-decisions.tsx";
export { CellDetails } from "./details/cell-details.tsx";
export { EditsPanel } from "./edits/edits-panel.tsx";
export { LeftOutRows } from "./info/left-out-rows.tsx";
export { MarkLegend } from "./marks/mark-legend.tsx";
export { MissingTokens } from "./marks/missing-tokens.tsx";
export { TableModals } from "./modals/table-modals.tsx";
export { DeletedTable } from "./owner/deleted-table.tsx";
export { IssueList } from "./phone/issue-list.tsx";
export { ProfilePanel } from "./profile/profile-panel.tsx";
export { ProposalsPanel } from "./proposals/proposals-panel.tsx";
export { FurtherTables } from "./reading/further-tables.tsx";
export { ReviewPanel } from "./review/review-panel.tsx";
