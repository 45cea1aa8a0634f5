import type { ReadingChoices } from "@limpid/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { reportProblem, sessionReady } from "../../../../lib/session.ts";
import { useTable } from "../../data/table-context.ts";
import { readReason } from "./use-preview.ts";

export interface ReadAgain {
  readonly isSending: boolean;
  readonly error: string | null;
  readonly apply: (choices: ReadingChoices) => void;
}

/** Makes the new table and goes to it. */
export function useReadAgain(): ReadAgain {
  const { uuid, onReadAgain } = useTable();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (choices: ReadingChoices) => {
      const { sessionId } = await sessionReady();
      return call("readAgain", { params: { job_uuid: uuid }, body: { session_uuid: sessionId, choices } });
    },
    onSuccess: ({ result_uuid }) => onReadAgain(result_uuid),
    onError: reportProblem,
  });
  return { isSending: isPending || isSuccess, error: error === null ? null : readReason(error), apply: mutate };
}
