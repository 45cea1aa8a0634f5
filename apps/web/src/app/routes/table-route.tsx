import { useParams, useSearch } from "@tanstack/react-router";
import { JobScreen } from "../../features/job/job-screen.tsx";
import { wasStartedHere } from "../started-jobs.ts";

export function TableRoute() {
  const { tableId } = useParams({ from: "/table/$tableId" });
  const { debug } = useSearch({ from: "__root__" });
  return (
    <JobScreen
      key={tableId}
      jobUuid={tableId}
      isLoadMode={!wasStartedHere(tableId)}
      isEmbedded={false}
      isDebug={debug === 1}
    />
  );
}
