import { useParams, useSearch } from "@tanstack/react-router";
import { TableScreen } from "../../features/table/table-screen.tsx";
import { wasStartedHere } from "../started-jobs.ts";
import { useOpenTable } from "../use-open-table.ts";

export function TableRoute() {
  const { tableId } = useParams({ from: "/table/$tableId" });
  const { debug } = useSearch({ from: "__root__" });
  const openTable = useOpenTable();
  return (
    <TableScreen
      key={tableId}
      jobUuid={tableId}
      isLoadMode={!wasStartedHere(tableId)}
      isEmbedded={false}
      isDebug={debug === 1}
      onReadAnew={openTable}
    />
  );
}
