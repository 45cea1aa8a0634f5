/** The tables to write queries on: one's own and the newest ones of others. */
import type { SqlTablesReply } from "@limpid/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { sessionReady } from "../../../lib/session.ts";

export type ListedTable = SqlTablesReply["own"][number];

export function useListedTables(): UseQueryResult<SqlTablesReply> {
  return useQuery({
    queryKey: ["sql tables"],
    queryFn: async ({ signal }) => {
      // The server knows the user's own tables by the session's cookie.
      await sessionReady();
      return await call("sqlTables", { signal });
    },
    staleTime: 30_000,
  });
}
