/** A cleaned column for tests, changed where the test says. */
import type { ColumnReply } from "@limpid/contract";

export function makeColumn(title: string, change: Partial<ColumnReply> = {}): ColumnReply {
  return {
    id: `column-${title}`,
    idx: 0,
    title,
    field: title,
    has_data: true,
    computed: false,
    clean_data_available: true,
    entity: null,
    judgement: "judged",
    ...change,
  };
}
