import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { TableScreen } from "../../features/table/table-screen.tsx";
import { handFile } from "../handed-file.ts";
import { wasStartedHere } from "../started-jobs.ts";
import { useOpenTable } from "../use-open-table.ts";

export function TableRoute() {
  const { tableId } = useParams({ from: "/table/$tableId" });
  const { debug } = useSearch({ from: "__root__" });
  const openTable = useOpenTable();
  const navigate = useNavigate();
  return (
    <TableScreen
      key={tableId}
      jobUuid={tableId}
      isLoadMode={!wasStartedHere(tableId)}
      isEmbedded={false}
      isDebug={debug === 1}
      onReadAnew={openTable}
      onNewFile={(file) => {
        handFile(file);
        void navigate({ to: "/upload" });
      }}
    />
  );
}
