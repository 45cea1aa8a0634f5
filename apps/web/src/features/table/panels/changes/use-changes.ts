/** What was changed in the table, as the server knows it; asked for again with every version. */
import type { ChangesReply } from "@limpid/contract";
import { keepPreviousData, type UseQueryResult, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";

export type ChangedRule = ChangesReply["rules"][number];

/** The rule of cells that a person has changed by the answer to a question. */
const ANSWER = "column.answer";

export const isAnswer = ({ rule }: ChangedRule): boolean => rule === ANSWER;

/** This many changes load at a time. */
export const PAGE = 50;

/** The counts alone. */
export function useChangeCounts(): UseQueryResult<ChangesReply> {
  const { uuid } = useTable();
  const version = useVersion();
  return useQuery({
    queryKey: ["changes", uuid, version],
    queryFn: ({ signal }) => call("changes", { params: { job_uuid: uuid }, query: { limit: 0 }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The changes by one rule, page by page. */
export function useChanges({ kind, rule }: Pick<ChangedRule, "kind" | "rule">, column: number | undefined) {
  const { uuid } = useTable();
  const version = useVersion();
  return useInfiniteQuery({
    queryKey: ["changes", uuid, version, kind, rule, column],
    queryFn: ({ signal, pageParam }) =>
      call("changes", {
        params: { job_uuid: uuid },
        query: { kind, rule, offset: pageParam, limit: PAGE, ...(column === undefined ? {} : { column }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ matching }, pages) => (pages.length * PAGE < matching ? pages.length * PAGE : undefined),
    placeholderData: keepPreviousData,
  });
}

function useVersion(): number {
  return useTableStore("state").info.basics?.dl_version ?? 0;
}
