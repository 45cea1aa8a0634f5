/** What a column, or one of its cells, can be taken apart into; asked for again with every version. */
import type { ComponentsReply } from "@limpid/contract";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";

export type Component = ComponentsReply["components"][number];

interface Asked {
  readonly column: number;
  /** Left out: of the column. */
  readonly row?: number;
  readonly isWanted: boolean;
}

export function useComponents({ column, row, isWanted }: Asked): UseQueryResult<ComponentsReply> {
  const { uuid } = useTable();
  const { version } = useTableStore("editLog");
  const query = row === undefined ? { column } : { column, row };
  return useQuery({
    queryKey: ["components", uuid, version, column, row],
    queryFn: ({ signal }) => call("components", { params: { job_uuid: uuid }, query, signal }),
    enabled: isWanted,
    placeholderData: (before, last) =>
      last?.queryKey[3] === column && last.queryKey[4] === row ? keepPreviousData(before) : undefined,
  });
}

/** Writes the name for people: `iso_week` becomes "iso week". */
export const componentTitle = (name: string): string => name.replaceAll("_", " ");
