/** What the table screen shows only when somebody asks for it: a file of its own, which comes once the table is there. */
export { ChangesPanel } from "./changes/changes-panel.tsx";
export { CellDetails } from "./details/cell-details.tsx";
export { EditsPanel } from "./edits/edits-panel.tsx";
export { ClassChooser } from "./grid/class-chooser.tsx";
export { ColumnDecisions } from "./grid/column-decisions.tsx";
export { LeftOutRows } from "./info/left-out-rows.tsx";
export { JobModals } from "./modals/job-modals.tsx";
export { ProfilePanel } from "./profile/profile-panel.tsx";
export { ProposalsPanel } from "./proposals/proposals-panel.tsx";
export { ReviewPanel } from "./review/review-panel.tsx";
export { MarkLegend } from "./toolbar/mark-legend.tsx";
export { MissingTokens } from "./toolbar/missing-tokens.tsx";
