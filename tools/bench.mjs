/** `npm run bench -- NAME [options]`: measures the built product. Without a name it lists what there is. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt, ROOT } from "./ensure-built.mjs";
import { ensureTrainers } from "./trainers.mjs";

const BENCHES = {
  speed:
    "from an upload to pages and exports, memory, stalls, and the engine beside its peers [--rows 1000,100000] [--runs 5]",
  exports:
    "a long table in every format: time, memory of the worker, stalls of the web process [--rows 1000000] [--runs 3]",
  sql: "a group-by over a long table through HTTP, alone and by 20 sessions at once [--rows 1000000] [--queries 200] [--rounds 5]",
  start:
    "memory when idle, time to be ready, and the first upload [--runs 3] [--baseline FOLDER, which holds an earlier build]",
  accuracy: "every scorer of the evaluation data that the product can answer [--eval ../shared/eval]",
  ordinary:
    "harm, flags and repairs on ordinary tables of many owners [--eval ../shared/eval] [--seed 1] [--tables 40] [--rules, writes how often each rule is right]",
  uploads: "many tables one after the other, and what memory they leave [--uploads 200] [--rows 2000]",
  load: "many open event streams with a steady rate of reads, and many uploads at the same moment [--streams 1000] [--rate 200] [--seconds 300] [--uploads 50]",
  soak: "visitors who read, edit, follow, upload, export and delete for an hour: memory, times, what is left [--minutes 60] [--rate 50] [--streams 100] [--pause 20]",
  crash:
    "power cuts and kills in the middle of cleaning and editing [--moments 100] [--rounds 10] [--victims server,worker,machine]",
  scale:
    "web and worker processes behind a proxy, killed at random under load [--minutes 10] [--web 3] [--workers 4] [--pause 6] [--seed 1]",
  ranges:
    "a long table cleaned as ranges of rows by one worker and by two: the same bytes, time, memory of each [--rows 10000000] [--workers 1,2] [--memory 12000]",
  fuzz: "damaged files through every reader [--mutations 10000] [--seed 1] [--format csv]",
  clean: "columns of a known class beside DuckDB, and tables of twenty classes [--cells 1000000] [--runs 3]",
  compare:
    "all rows of a long table held against each other, beside a majority vote in SQL [--rows 1000000] [--seed 1]",
  constants:
    "each constant of the detectors halved and doubled, on tables with planted errors [--planted DIR] [--every 4]",
  search:
    "a made catalogue searched in each scope, and read as feeds: what is found, time, and memory of the index [--tables 100000] [--queries 300]",
  restudy: "a decision turned in a long table, beside studying the file again [--rows 1000000]",
  choice: "another class for a column of a long table, through HTTP: its first cells, and all of it [--rows 1000000]",
  review: "what is asked of the review of a long table, and its size on disk [--rows 1000000]",
  decide: "one answer to a question of very many cells, and its undoing [--cells 100000]",
  edits:
    "what is asked of a table after an edit of very many cells, and after its undoing [--rows 100000] [--columns 4] [--main FILE]",
  rows: "a long table sorted and filtered, and rows of it read that are far from each other [--rows 1000000] [--columns 10] [--main FILE]",
  grid: "a cleaned table of thirty columns on its screen, beside AG Grid Community [--rows 1000000] [--runs 3]",
  golden:
    "what the engine makes of every cell, or the service replies, beside another checkout [--data DIR] [--out RUN] [--tree DIR] [--against RUN] [--replies]",
  engines:
    "a Parquet folder cleaned by a study in Spark, Ray and GNU parallel, with one worker and two [--rows 10000000] [--studied 1000000] [--engines spark-map,spark-pipe,ray,parallel]",
  peers:
    "dates, dialects, types, damage and speed beside eight tools that people use [--eval ../shared/eval] [--lines 1000] [--rows 100000] [--runs 3] [--parts dates,speed, the others stay as they were]",
  books:
    "every cell of the workbooks in a folder beside calamine and openpyxl; a folder with the test files of other projects shows most [--folder FOLDER] [--shown 40]",
  infer: "how long it takes to say what a column of 100 values is",
  dates: "lines of dates beside chrono-node and Date.parse [lines]",
  "ingest-csv": "reading CSV beside papaparse and udsv [rows …]",
  "ingest-documents": "reading JSON, XML, SDMX and workbooks [rows …]",
};

/** These make their columns as trainers do, or measure beside a package that nothing else needs. */
const WITH_TRAINERS = ["clean", "infer", "dates", "grid", "peers"];

const [name = "", ...options] = process.argv.slice(2);
if (!Object.hasOwn(BENCHES, name)) {
  console.log("Usage: npm run bench -- NAME [options]\n");
  for (const [bench, about] of Object.entries(BENCHES)) console.log(`  ${bench.padEnd(16)} ${about}`);
  process.exit(name === "" ? 0 : 2);
}
await ensureBuilt();
if (WITH_TRAINERS.includes(name)) ensureTrainers();
const run = spawnSync(process.execPath, ["--import", "tsx", join("bench", `${name}.ts`), ...options], {
  cwd: ROOT,
  stdio: "inherit",
});
process.exit(run.status ?? 1);
