/** How the values of a column are spread; asked for again when no edit has come for a moment. */
import { type DistributionReply, LIMITS } from "@limpid/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { callsInTurn } from "../../../../lib/in-turn.ts";
import { rowsAtRest } from "../../../../ui/grid/row-loader.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { useSettled } from "../../data/use-settled.ts";

export function useDistribution(column: number): UseQueryResult<DistributionReply> {
  const { uuid } = useTable();
  const { isLoaded } = useTableStore("state");
  const version = useSettled(useTableStore("editLog").version, LIMITS.findDebounceMs);
  return useQuery({
    queryKey: ["distribution", uuid, version, column],
    queryFn: ({ signal }) =>
      inTurn(async () => {
        await rowsAtRest(signal);
        return await call("columnDistribution", { params: { job_uuid: uuid }, query: { column }, signal });
      }),
    enabled: isLoaded,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[3] === column ? before : undefined),
  });
}

/** All headers ask at once: one after the other, while no rows go by, so that those do not wait for all of them. */
const inTurn = callsInTurn();
