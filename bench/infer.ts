/** `npm run bench -- infer`: how long it takes to say what a column of 100 values is. */
import { inferColumn } from "@limpid/infer";
import { tableFromRows } from "@limpid/table";
import { makeColumns } from "../tools/model/made/make-columns.ts";
import { describeMachine } from "./support/describe-machine.ts";

const VALUES = 100;
const ROUNDS = 3;

const columns = [...makeColumns(2, 5)].map(({ header, values }) => {
  const rows = Array.from({ length: VALUES }, (_, row) => [values[row % values.length] ?? ""]);
  return tableFromRows([header], rows).columns;
});

for (const [column] of columns) if (column !== undefined) inferColumn(column);
const times: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  for (const [column] of columns) {
    if (column === undefined) continue;
    const started = performance.now();
    inferColumn(column);
    times.push(performance.now() - started);
  }
}
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
console.log(`${times.length} columns of ${VALUES} values: p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms`);
console.log(describeMachine());
