/**
 * `npm run bench -- peers`: Limpid beside the tools that people use for the same: dates, dialects, types, damage and speed on
 * the same lines and files. What each reads is checked before its time counts; how each is called stands in bench/peers.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { peerVersions } from "./peers/ask-peer.ts";
import { compareDates, makeGroups } from "./peers/compare-dates.ts";
import { compareDialects, writeDialects } from "./peers/compare-dialects.ts";
import { compareSpeed } from "./peers/compare-speed.ts";
import { compareTables, loadTables } from "./peers/compare-tables.ts";
import { type PeerFigures, peersPage } from "./peers/peers-page.ts";
import { hasEvaluation, scoreFiles, scoreLines } from "./peers/score-evaluation.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { seededRandom } from "./support/random.ts";
import { readNewestResults, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    eval: { type: "string", default: "../shared/eval" },
    lines: { type: "string", default: "1000" },
    rows: { type: "string", default: "100000" },
    runs: { type: "string", default: "3" },
    /** The others stay as the newest results have them. */
    parts: { type: "string", default: "dates,dialects,tables,speed,realLines,realFiles" },
  },
});
const SEED = 14;
const asked = new Set(options.parts.split(","));

function measure(scratch: string): PeerFigures {
  const folder = resolve(options.eval);
  const isThere = hasEvaluation(folder);
  if (!isThere) console.log(`Real lines and files are skipped: there is no evaluation data at "${options.eval}"`);
  const tables = loadTables(scratch);
  return {
    versions: [...peerVersions(), "chrono-node 2.10.3"],
    dates: part("dates", () =>
      makeGroups(Number(options.lines), seededRandom(SEED)).map((group) => ({
        group: group.name,
        figures: compareDates(group),
      })),
    ),
    dialects: part("dialects", () => compareDialects(writeDialects(tables, scratch))),
    tables: part("tables", () => compareTables(tables)),
    speed: part("speed", () => ({
      rows: Number(options.rows),
      figures: compareSpeed(Number(options.rows), Number(options.runs), scratch),
    })),
    realLines: part("realLines", () => (isThere ? scoreLines(folder, scratch) : null)),
    realFiles: part("realFiles", () => (isThere ? scoreFiles(folder, scratch) : null)),
  };
}

function part<Name extends keyof PeerFigures>(name: Name, compare: () => PeerFigures[Name]): PeerFigures[Name] {
  if (!asked.has(name)) return readNewestResults<PeerFigures>("peers").figures[name];
  console.log(`${name} …`);
  return compare();
}

const machine = describeMachine();
const scratch = mkdtempSync(join(tmpdir(), "limpid-peers-"));
try {
  const figures = measure(scratch);
  writeResults({ name: "peers", title: "Limpid and its peers", machine, figures, text: peersPage(figures) });
} finally {
  rmSync(scratch, { recursive: true });
}
