/**
 * Every cell of the workbooks in a folder, as Limpid, calamine and openpyxl read it. Nothing is fetched: the folder may hold the test
 * files of other projects, which show most. A difference of notation is none.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type Difference, findMissing, KINDS } from "./books/compare-cells.ts";
import { readCells } from "./books/read-cells.ts";
import { pythonWith } from "./support/python.ts";
import { scenario } from "./support/scenario.ts";
import { sum } from "./support/statistics.ts";
import type { Row } from "./support/write-results.ts";

const PACKAGES = ["python-calamine==0.9.1", "openpyxl==3.1.5"];
const SCRIPT = fileURLToPath(new URL("books/peer_cells.py", import.meta.url));
const WORKBOOK = /\.(?:xlsx|xlsm|xlsb|xls|ods)$/i;
const MAX_OUTPUT = 1024 ** 3;
const BATCH = 50;
const MAX_SECONDS = 20;
const PEERS = ["calamine", "openpyxl"] as const;
type Peer = (typeof PEERS)[number];

export default scenario({
  title: "Every cell of workbooks, beside calamine and openpyxl",
  options: { folder: "", shown: 40 },
  measure: async ({ folder, shown }) => {
    if (folder === "") {
      console.log("Nothing is compared: name a folder of workbooks by --folder");
      return undefined;
    }
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => WORKBOOK.test(name))
      .sort();
    const figures: FileFigures[] = [];
    for (let at = 0; at < files.length; at += BATCH) {
      const paths = files.slice(at, at + BATCH).map((name) => join(folder, name));
      const answers = askPeers(paths);
      for (const [index, path] of paths.entries())
        figures.push(...(await compareFile(path, relative(folder, path), answers[index] ?? {})));
    }
    const odd = figures.filter(({ missing, refusal }) => missing.length > 0 || refusal !== null);
    return { page: [PEERS.map((peer) => summarise(peer, figures)), odd.slice(0, shown).map(describe)], figures: odd };
  },
});

interface PeerCells {
  readonly error?: string;
  readonly sheets?: Readonly<Record<string, readonly string[]>>;
}
type Answer = Readonly<Partial<Record<Peer, PeerCells>>>;

interface FileFigures {
  readonly file: string;
  readonly peer: Peer;
  readonly cells: number;
  readonly missing: readonly Difference[];
  /** Why Limpid refuses what the peer reads, or the peer what Limpid reads. */
  readonly refusal: string | null;
  readonly peerError: string | null;
}

/** A peer that crashes takes its process with it, so its files are then asked about one by one. */
function askPeers(paths: readonly string[]): readonly Answer[] {
  const input = `${paths.join("\n")}\n`;
  const limits = { maxBuffer: MAX_OUTPUT, timeout: MAX_SECONDS * 1000 * paths.length };
  const run = spawnSync(pythonWith(PACKAGES), [SCRIPT], { input, encoding: "utf8", ...limits });
  const lines = run.stdout.split("\n").filter((line) => line !== "");
  if (run.status === 0 && lines.length === paths.length) return lines.map((line) => JSON.parse(line) as Answer);
  return paths.length > 1 ? paths.flatMap((path) => askPeers([path])) : [{ calamine: { error: "crashed" } }];
}

async function compareFile(path: string, file: string, answer: Answer): Promise<FileFigures[]> {
  const bytes = new Uint8Array(readFileSync(path));
  const first = await readCells(bytes, basename(path));
  const figures: FileFigures[] = [];
  for (const peer of PEERS) {
    const { error, sheets } = answer[peer] ?? {};
    if (error === undefined && sheets === undefined) continue;
    const compared =
      typeof first === "string" || sheets === undefined
        ? []
        : await compareSheets(bytes, basename(path), sheets, first.sheets);
    const isFilled = Object.values(sheets ?? {}).some((cells) => cells.length > 0);
    figures.push({
      file,
      peer,
      cells: sum(compared, ({ cells }) => cells),
      missing: compared.flatMap(({ missing }) => missing),
      refusal: typeof first === "string" && isFilled ? first : null,
      peerError: typeof first === "string" ? null : (error ?? null),
    });
  }
  return figures;
}

/** Leaves out hidden sheets, which Limpid does not offer. */
async function compareSheets(
  bytes: Uint8Array,
  name: string,
  sheets: NonNullable<PeerCells["sheets"]>,
  visible: readonly string[],
): Promise<{ readonly cells: number; readonly missing: readonly Difference[] }[]> {
  const compared: { readonly cells: number; readonly missing: readonly Difference[] }[] = [];
  for (const sheet of visible) {
    const theirs = sheets[sheet] ?? [];
    if (theirs.length === 0) continue;
    const ours = await readCells(bytes, name, sheet);
    compared.push({ cells: theirs.length, missing: findMissing(theirs, typeof ours === "string" ? [] : ours.cells) });
  }
  return compared;
}

function summarise(peer: Peer, figures: readonly FileFigures[]): Row {
  const own = figures.filter((each) => each.peer === peer);
  const missing = own.flatMap((each) => each.missing);
  return {
    peer,
    files: own.length,
    cells: sum(own, ({ cells }) => cells),
    ...Object.fromEntries(KINDS.map((kind) => [`lacks: ${kind}`, missing.filter((each) => each.kind === kind).length])),
    refusedHereAlone: own.filter(({ refusal }) => refusal !== null).length,
    refusedThereAlone: own.filter(({ peerError }) => peerError !== null).length,
  };
}

function describe({ file, peer, missing, refusal }: FileFigures): Row {
  const examples = missing.slice(0, 3).map(({ text }) => text.slice(0, 40));
  return {
    file,
    peer,
    lacks: refusal === null ? missing.length : "refused",
    "such as": refusal ?? examples.join(" · "),
  };
}
