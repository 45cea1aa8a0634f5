import { useNavigate } from "@tanstack/react-router";
import { rememberStarted } from "./started-jobs.ts";

/** Shows the table of a job that has just been started. */
export function useOpenTable(): (jobUuid: string) => void {
  const navigate = useNavigate();
  return (jobUuid) => {
    rememberStarted(jobUuid);
    void navigate({ to: "/table/$tableId", params: { tableId: jobUuid } });
  };
}
