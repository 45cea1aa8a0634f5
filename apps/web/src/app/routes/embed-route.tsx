import { useParams, useSearch } from "@tanstack/react-router";
import { JobScreen } from "../../features/job/job-screen.tsx";

export function EmbedRoute() {
  const { file } = useParams({ from: "/embed/$file" });
  const { debug } = useSearch({ from: "__root__" });
  return (
    <JobScreen key={file} jobUuid={file} isLoadMode isEmbedded isDebug={debug === 1} onReadAnew={() => undefined} />
  );
}
