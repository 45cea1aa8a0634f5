import { useParams, useSearch } from "@tanstack/react-router";
import { TableScreen } from "../../features/table/table-screen.tsx";

export function EmbedRoute() {
  const { file } = useParams({ from: "/embed/$file" });
  const { debug } = useSearch({ from: "__root__" });
  return (
    <TableScreen key={file} jobUuid={file} isLoadMode isEmbedded isDebug={debug === 1} onReadAnew={() => undefined} />
  );
}
