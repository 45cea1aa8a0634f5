/** What the owner does with a table as a whole. */
import type { DescribeTableRequest } from "@limpid/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { reportProblem, sessionReady } from "../../../../lib/session.ts";
import { useTable } from "../../data/table-context.ts";
import { type TableSession, update } from "../../data/table-session.ts";

export type Details = Omit<DescribeTableRequest, "session_uuid">;

export const useSaveDetails = () =>
  useOwnerCall(async (table, session_uuid, details: Details) => {
    const body = { session_uuid, ...details };
    const record = await call("describeTable", { params: { job_uuid: table.uuid }, body });
    // An answer that is under way may be from before.
    await table.queries.cancelQueries({ queryKey: ["table"] });
    table.record.set(record);
  });

export const useDeleteTable = () =>
  useOwnerCall(async (table, session_uuid) => {
    const { removed_at } = await call("deleteTable", { params: { job_uuid: table.uuid }, body: { session_uuid } });
    update(table.state, (state) => ({ ...state, removedAt: removed_at }));
  });

/** The whole screen loads again, because parts may not have been fetched before the table was deleted. */
export const useRestoreTable = () =>
  useOwnerCall(async (table, session_uuid) => {
    await call("restoreTable", { params: { job_uuid: table.uuid }, body: { session_uuid } });
    location.reload();
  });

/** `problem`: why the last try did not work. */
function useOwnerCall<Input = void>(send: (table: TableSession, sessionId: string, input: Input) => Promise<void>) {
  const table = useTable();
  const { mutate, isPending, error } = useMutation<void, Error, Input>({
    mutationFn: async (input: Input) => send(table, (await sessionReady()).sessionId, input),
    onError: reportProblem,
  });
  return { run: mutate, isBusy: isPending, problem: error };
}
