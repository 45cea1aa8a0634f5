import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { TableScreen } from "../../features/table/table-screen.tsx";
import { handFile } from "../page/handed-file.ts";
import { wasStartedHere } from "../page/started-jobs.ts";
import { readTableLook, writeTableAddress } from "../page/table-address.ts";
import { useOpenTable } from "../page/use-open-table.ts";

export function TableRoute() {
  const { tableId } = useParams({ from: "/table/$tableId" });
  const { debug } = useSearch({ from: "__root__" });
  const openTable = useOpenTable();
  const address = useSearch({ from: "/table/$tableId" });
  const navigate = useNavigate({ from: "/table/$tableId" });
  return (
    <TableScreen
      key={tableId}
      tableUuid={tableId}
      isLoadMode={!wasStartedHere(tableId)}
      isEmbedded={false}
      isDebug={debug === 1}
      onReadAgain={openTable}
      look={readTableLook(address)}
      onLook={(look) =>
        void navigate({
          search: (former) => ({ ...former, ...writeTableAddress(look) }),
          replace: true,
          resetScroll: false,
        })
      }
      onNewFile={(file) => {
        handFile(file);
        void navigate({ to: "/upload" });
      }}
    />
  );
}
