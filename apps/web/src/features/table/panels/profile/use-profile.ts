/** What a column holds, as the server knows it; asked for again with every version. */
import type { ProfileReply } from "@limpid/contract";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";

export function useProfile(column: number): UseQueryResult<ProfileReply> {
  const { uuid } = useTable();
  const { version } = useTableStore("editLog");
  return useQuery({
    queryKey: ["profile", uuid, version, column],
    queryFn: ({ signal }) => call("profileColumn", { params: { job_uuid: uuid }, query: { column }, signal }),
    placeholderData: (before, query) => (query?.queryKey[3] === column ? keepPreviousData(before) : undefined),
  });
}
