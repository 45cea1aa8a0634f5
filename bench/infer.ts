/** How long it takes to infer the class of a column of 100 values. */
import { inferColumn } from "@limpid/infer";
import { tableFromRows } from "@limpid/table";
import { makeColumns } from "../tools/model/made/make-columns.ts";
import { scenario } from "./support/scenario.ts";
import { percentile } from "./support/statistics.ts";

const VALUES = 100;

export default scenario({
  title: "Inferring classes",
  options: { rounds: 3 },
  measure: async ({ rounds }) => {
    const columns = [...makeColumns(2, 5)].flatMap(({ header, values }) => {
      const rows = Array.from({ length: VALUES }, (_, row) => [values[row % values.length] ?? ""]);
      return tableFromRows([header], rows).columns;
    });
    for (const column of columns) inferColumn(column);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const column of columns) {
        const started = performance.now();
        inferColumn(column);
        times.push(performance.now() - started);
      }
    const at = (percent: number): number => percentile(times, percent);
    const figures = { columns: times.length, values: VALUES, "p50, ms": at(50), "p90, ms": at(90), "p99, ms": at(99) };
    return { page: [[figures]] };
  },
});
