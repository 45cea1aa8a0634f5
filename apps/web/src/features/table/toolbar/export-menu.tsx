import { LABELS } from "@limpid/contract";
import { EXPORT_ACTIONS } from "../actions/export-table.ts";
import { ActionMenu } from "./action-menu.tsx";

export const ExportMenu = () => <ActionMenu label={LABELS.export} actions={EXPORT_ACTIONS} />;
