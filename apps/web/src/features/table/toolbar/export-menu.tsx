import { LABELS } from "@limpid/contract";
import { exportCsv, exportExcel, exportJson, exportParquet } from "../actions/export-table.ts";
import { ActionMenu } from "./action-menu.tsx";

const ACTIONS = [exportCsv, exportExcel, exportJson, exportParquet];

export const ExportMenu = () => <ActionMenu label={LABELS.export} actions={ACTIONS} />;
