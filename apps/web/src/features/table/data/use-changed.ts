/** Finds what differs from the cleaned table: in loaded rows directly, in all others from the server's list. */
import { useMemo } from "react";
import { type Changes, changesOf } from "../model/edit-log.ts";
import { useTableStore } from "./table-context.ts";
import type { TableSession } from "./table-session.ts";

export function useChanged(): Changes {
  const data = useTableStore("data");
  const log = useTableStore("editLog");
  const outbox = useTableStore("outbox");
  return useMemo(() => changesOf(data, log, outbox), [data, log, outbox]);
}

export function changedNow({ data, editLog, outbox }: TableSession): Changes {
  return changesOf(data.get(), editLog.get(), outbox.get());
}
