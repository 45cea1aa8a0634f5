/** Finds tables that the query reads and no list has, such as those of a shared view. */
import { uniqueNames } from "@limpid/contract";
import { useQueries } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import type { ListedTable } from "./use-listed-tables.ts";

export function useNamedTables(ids: readonly string[]): readonly ListedTable[] {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ["sql table", id],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchTable(id, signal),
      retry: false,
      staleTime: 30_000,
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}

async function fetchTable(id: string, signal: AbortSignal): Promise<ListedTable> {
  const params = { job_uuid: id };
  const [table, columns] = await Promise.all([
    call("table", { params, signal }),
    call("cleanColumns", { params, body: {}, signal }),
  ]);
  const names = uniqueNames(columns.map(({ title }) => title));
  return {
    id,
    name: table.name,
    // Its name may be known to its owner alone.
    sql_name: id,
    num_rows: table.cleaned_rows,
    columns: columns.map(({ title, type }, index) => ({ title: names[index] ?? title, type: type ?? "text" })),
  };
}
