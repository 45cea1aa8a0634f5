/** The log of edits, page by page; asked for again with every version. */
import type { EditLogReply } from "@limpid/contract";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import type { Position } from "../../../../ui/grid/position.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";

/** This many steps load at a time. */
const PAGE = 50;

export function useEditLog() {
  const { uuid } = useTable();
  const { version } = useTableStore("editLog");
  return useInfiniteQuery({
    queryKey: ["edits", uuid, version],
    queryFn: ({ signal, pageParam }) =>
      call("editLog", { params: { job_uuid: uuid }, query: { offset: pageParam, limit: PAGE }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ step_count }, pages) => (pages.length * PAGE < step_count ? pages.length * PAGE : undefined),
    placeholderData: keepPreviousData,
  });
}

/** What was done to one cell. */
export function useCellLog({ row, column }: Position) {
  const { uuid } = useTable();
  const { version } = useTableStore("editLog");
  return useQuery<EditLogReply>({
    queryKey: ["edits", uuid, version, row, column],
    queryFn: ({ signal }) => call("editLog", { params: { job_uuid: uuid }, query: { row, column }, signal }),
    placeholderData: keepPreviousData,
  });
}
