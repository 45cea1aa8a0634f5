import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { UploadScreen } from "../../features/upload/upload-screen.tsx";
import { resetMessages } from "../../lib/messages.ts";
import { forgetHandedFile, handedFile } from "../page/handed-file.ts";
import { useOpenTable } from "../page/use-open-table.ts";

export function UploadRoute() {
  const router = useRouter();
  useEffect(resetMessages, []);
  useEffect(() => {
    // The table's code comes while the file is being chosen, so that it is there when the upload is answered.
    void router.loadRouteChunk(router.routesByPath["/table/$tableId"]);
  }, [router]);
  const openTable = useOpenTable();
  const [file] = useState(handedFile);
  useEffect(() => forgetHandedFile, []);
  return <UploadScreen firstFile={file} onStarted={openTable} />;
}
