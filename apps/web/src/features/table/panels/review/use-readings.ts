/** The first rows of the file by its two best readings. */
import type { PreviewReply, ReadingAlternative, ReadingChoices } from "@limpid/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { callsInTurn } from "../../../../lib/in-turn.ts";
import { sessionReady } from "../../../../lib/session.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";

export interface Readings {
  readonly taken: PreviewReply;
  readonly other: PreviewReply;
}

export function useReadings({ choices }: ReadingAlternative): UseQueryResult<Readings> {
  const { uuid } = useTable();
  const { reading } = useTableStore("state");
  return useQuery({
    queryKey: ["readings", uuid, choices],
    queryFn: async ({ signal }) => {
      const { sessionId } = await sessionReady();
      const preview = (asked: ReadingChoices): Promise<PreviewReply> => {
        const body = { session_uuid: sessionId, choices: asked };
        return inTurn(() => call("previewReading", { params: { job_uuid: uuid }, body, signal }));
      };
      const taken = await preview(reading.choices);
      return { taken, other: await preview(choices) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A newer preview ends the one before, also that of another question. */
const inTurn = callsInTurn();
