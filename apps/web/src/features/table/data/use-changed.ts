/** Finds what differs from the cleaned table: in loaded rows directly, in all others from the server's list. */
import { useMemo } from "react";
import { type Changes, listChanges } from "../model/edit-log.ts";
import { useTableStore } from "./table-context.ts";
import type { TableSession } from "./table-session.ts";

export function useChanged(): Changes {
  const data = useTableStore("data");
  const log = useTableStore("editLog");
  const outbox = useTableStore("outbox");
  return useMemo(() => listChanges(data, log, outbox), [data, log, outbox]);
}

export function changedNow({ data, editLog, outbox }: TableSession): Changes {
  return listChanges(data.get(), editLog.get(), outbox.get());
}
