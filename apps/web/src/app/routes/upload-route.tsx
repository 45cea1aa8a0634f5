import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { UploadScreen } from "../../features/upload/upload-screen.tsx";
import { resetMessages } from "../../lib/messages.ts";
import { rememberStarted } from "../started-jobs.ts";

export function UploadRoute() {
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(resetMessages, []);
  useEffect(() => {
    // The table's code comes while the file is being chosen, so that it is there when the upload is answered.
    void router.loadRouteChunk(router.routesByPath["/table/$tableId"]);
  }, [router]);
  const openTable = (jobUuid: string): void => {
    rememberStarted(jobUuid);
    void navigate({ to: "/table/$tableId", params: { tableId: jobUuid } });
  };
  return <UploadScreen onStarted={openTable} />;
}
