import { useParams, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { TableScreen } from "../../features/table/table-screen.tsx";

export function EmbedRoute() {
  const { file } = useParams({ from: "/embed/$file" });
  const { debug } = useSearch({ from: "__root__" });
  useEffect(openLinksOutside, []);
  return (
    <TableScreen
      key={file}
      tableUuid={file}
      isLoadMode
      isEmbedded
      isDebug={debug === 1}
      onReadAgain={() => undefined}
    />
  );
}

/** No other page of ours may be shown in a frame. */
function openLinksOutside(): () => void {
  const base = document.createElement("base");
  base.target = "_blank";
  document.head.append(base);
  return () => base.remove();
}
