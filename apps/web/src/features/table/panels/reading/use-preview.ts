/** Asks how the file would be read, a moment after the last change of the choices. */
import { LIMITS, type PreviewReply, type ReadingChoices } from "@limpid/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { ApiProblem } from "../../../../lib/api-problem.ts";
import { sessionReady } from "../../../../lib/session.ts";

export interface Preview {
  /** The last one that could be read; while a new one comes, the one before. */
  readonly reply: PreviewReply | null;
  readonly isBusy: boolean;
  /** Why the file cannot be read as chosen. */
  readonly error: string | null;
}

export function usePreview(tableUuid: string, asked: ReadingChoices): Preview {
  const [rested] = useDebouncedValue(asked, LIMITS.previewDebounceMs);
  const { data, error, isFetching } = useQuery({
    queryKey: ["preview", tableUuid, rested],
    queryFn: async ({ signal }) => {
      const { sessionId } = await sessionReady();
      const body = { session_uuid: sessionId, choices: rested };
      return call("previewReading", { params: { job_uuid: tableUuid }, body, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    reply: data ?? null,
    isBusy: isFetching || rested !== asked,
    error: error === null ? null : readReason(error),
  };
}

export function readReason(error: unknown): string {
  if (!(error instanceof ApiProblem)) throw error;
  return error.reason;
}
