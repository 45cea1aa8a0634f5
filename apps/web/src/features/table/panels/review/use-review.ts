/** What is left to decide, as the server knows it; asked for again with every version. Only who decides goes before rows. */
import type { ReviewReply } from "@limpid/contract";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { rowsAtRest } from "../../../../ui/grid/row-loader.ts";
import { useTable, useTableData, useTableStore } from "../../data/table-context.ts";
import { countOpenQuestions } from "../../model/open-questions.ts";
import { openReadings } from "../../model/open-readings.ts";
import type { TableState } from "../../model/table-state.ts";
import { type OpenDecision, openDecisions } from "./open-decisions.ts";

export type Question = ReviewReply["questions"][number];

export interface Review extends ReviewReply {
  /** The reply belongs to this version of the table or a newer one. */
  readonly version: number;
}

export function useReview(): UseQueryResult<Review> {
  const { uuid, view } = useTable();
  const { info, isLoaded } = useTableStore("state");
  const version = tableVersion(info);
  return useQuery({
    queryKey: ["review", uuid, version],
    queryFn: async ({ signal }) => {
      if (view.get().panel !== "review") await rowsAtRest(signal);
      return { ...(await call("review", { params: { job_uuid: uuid }, signal })), version };
    },
    placeholderData: keepPreviousData,
    enabled: isLoaded,
  });
}

export const tableVersion = ({ basics }: TableState["info"]): number => basics?.dl_version ?? 0;

export function useOpenDecisions(): readonly OpenDecision[] {
  return openDecisions(useTableData("columns"));
}

/** Undefined until it is known. */
export function useOpenQuestions(): number | undefined {
  const { data } = useReview();
  const { selectable } = useTableStore("state").reading;
  const readings = openReadings(selectable, useTableStore("outbox"));
  const open = countOpenQuestions(useTableData("columns")) + readings.length;
  return data === undefined ? undefined : data.question_count + open;
}
