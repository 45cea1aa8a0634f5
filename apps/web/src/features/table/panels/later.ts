/** The parts of the table screen that it does not show at first: rows do not wait for them. */
import { lazy } from "react";
import { ignore } from "../../../lib/ignore.ts";

const REST_MS = 2000;
const load = () => import("./asked-for.ts");

export const CellDetails = lazy(async () => ({ default: (await load()).CellDetails }));
export const ChangesPanel = lazy(async () => ({ default: (await load()).ChangesPanel }));
export const CleaningPresets = lazy(async () => ({ default: (await load()).CleaningPresets }));
export const ClassChooser = lazy(async () => ({ default: (await load()).ClassChooser }));
export const ColumnDecisions = lazy(async () => ({ default: (await load()).ColumnDecisions }));
export const DeletedTable = lazy(async () => ({ default: (await load()).DeletedTable }));
export const EditsPanel = lazy(async () => ({ default: (await load()).EditsPanel }));
export const FurtherTables = lazy(async () => ({ default: (await load()).FurtherTables }));
export const IssueList = lazy(async () => ({ default: (await load()).IssueList }));
export const TableModals = lazy(async () => ({ default: (await load()).TableModals }));
export const LeftOutRows = lazy(async () => ({ default: (await load()).LeftOutRows }));
export const MarkLegend = lazy(async () => ({ default: (await load()).MarkLegend }));
export const MissingTokens = lazy(async () => ({ default: (await load()).MissingTokens }));
export const ProfilePanel = lazy(async () => ({ default: (await load()).ProfilePanel }));
export const ProposalsPanel = lazy(async () => ({ default: (await load()).ProposalsPanel }));
export const ReviewPanel = lazy(async () => ({ default: (await load()).ReviewPanel }));

/** Loads them before they are needed, in case the connection is gone by then. The returned function cancels it. */
export function loadAtRest(): () => void {
  const timer = setTimeout(() => {
    load().catch((error: unknown) => ignore(error, "they are loaded when they are asked for"));
  }, REST_MS);
  return () => clearTimeout(timer);
}
