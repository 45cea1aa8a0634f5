/** Asks the server where a text occurs in the whole table, again for every version. */
import type { FindQuery } from "@limpid/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";

export function useFind(search: FindQuery) {
  const { uuid } = useTable();
  const { version } = useTableStore("editLog");
  return useQuery({
    queryKey: ["find", uuid, version, search],
    queryFn: ({ signal }) => call("findCells", { params: { job_uuid: uuid }, query: search, signal }),
    enabled: search.text !== "",
    placeholderData: keepPreviousData,
    // The next key asks again.
    retry: false,
  });
}
