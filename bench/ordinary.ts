/**
 * `npm run bench -- ordinary`: what cleaning does to ordinary tables of many owners with planted errors, by the scorer of
 * the evaluation data. Only figures are kept, never content. The interval comes from drawing owners again and again.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Judged, judgeCells } from "../tools/rules/judge-cells.ts";
import { type Gated, leaveOwnersOut } from "../tools/rules/leave-owners-out.ts";
import { formatRules, measureRules } from "../tools/rules/measure-rules.ts";
import { runProgram } from "./accuracy/scorer.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { seededRandom } from "./support/random.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    eval: { type: "string", default: "../shared/eval" },
    seed: { type: "string", default: "1" },
    tables: { type: "string", default: "1000" },
    rules: { type: "boolean", default: false },
  },
});
const folder = join(resolve(options.eval), "ordinary");

interface TableScore {
  readonly table: string;
  readonly rows: number;
  readonly cols: number;
  readonly planted: number;
  readonly harm: number;
}

type Figure = keyof typeof FIGURES;

interface Scored {
  readonly summary: Readonly<Record<Figure, number>> & {
    readonly tables: number;
    readonly untouched: number;
    readonly planted: number;
    readonly failed: readonly unknown[];
    readonly misread: readonly unknown[];
  };
  readonly kinds: readonly {
    readonly kind: string;
    readonly n: number;
    readonly sure: number;
    readonly sureRight: number;
    readonly sureProposed: number;
    readonly wrong: number;
    readonly detected: number;
  }[];
  readonly harm: readonly { readonly rule: string; readonly n: number; readonly tables: number }[];
  readonly flags: readonly { readonly rule: string; readonly n: number; readonly tables: number }[];
  readonly per_table: readonly TableScore[];
}

/** Figures of the summary in the order of the page. */
const FIGURES = {
  harm_per_10k: "right cells changed in meaning per 10,000",
  tables_with_harm: "tables with any",
  wrong_missing_per_10k: "right cells marked missing beyond known tokens, per 10,000",
  rewritten_per_10k: "right cells written otherwise outside dates and numbers, per 10,000",
  flags_per_10k: "right cells flagged, per 10,000",
  true_share_of_flags: "true share of flags",
  repair_recall_sure: "planted errors mended by itself, of those a careful person would mend",
  mended_or_proposed_sure: "mended, or what was meant proposed first",
  wrong_share_of_planted: "planted errors wrongly mended",
  detection_recall: "planted errors found at all",
} as const;
const REDRAWS = 2000;
/** By these figures rules may act: run "npm run data" afterwards, and look at what has changed before it is committed. */
const RULES = "packages/clean/data/rule-precision.tsv";

if (existsSync(folder)) measure();
else console.log(`Skipped: there are no ordinary tables at "${folder}"; name the evaluation folder with --eval`);

function measure(): void {
  const scratch = mkdtempSync(join(tmpdir(), "limpid-ordinary-"));
  try {
    const file = join(scratch, "scores.json");
    const cleaner = `${process.execPath} ${resolve("apps/cli/bin/limpid.mjs")} clean`;
    const scorer = [join(folder, "score-ordinary.mjs"), "--cleaner", cleaner, "--jobs", "2", "--work", scratch];
    const choice = [
      "--seed",
      options.seed,
      "--tables",
      options.tables,
      "--json",
      file,
      "--md",
      join(scratch, "page.md"),
      "--changes",
      join(scratch, "changes.jsonl"),
    ];
    runProgram(process.execPath, [...scorer, ...choice]);
    const scored = JSON.parse(readFileSync(file, "utf8")) as Scored;
    const owners = ownersByTable();
    const interval = intervalOf(scored.per_table, owners);
    const machine = describeMachine();
    const judged = judgeScored(scratch, scored.per_table);
    const gate = leaveOwnersOut(judged, owners);
    const figures = { seed: options.seed, interval, gate, ...withoutContent(scored) };
    const name = options.seed === "1" ? "ordinary" : `ordinary-seed${options.seed}`;
    const text = pageOf(scored, interval) + gatePage(gate);
    writeResults({ name, title: "Ordinary tables", machine, figures, text });
    if (options.rules)
      writeFileSync(RULES, formatRules(measureRules(judged, owners), { ...machine, tables: scored.per_table.length }));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function judgeScored(work: string, scored: readonly TableScore[]): readonly Judged[] {
  const keys = (path: string, keyOf: (line: ListedChange) => string): ReadonlySet<string> =>
    new Set(readLines<ListedChange>(path).map(keyOf));
  const cells = judgeCells({
    work,
    tables: scored.map(({ table }) => table),
    harm: keys(join(work, "changes.jsonl"), ({ table, row, col }) => `${table}|${row}|${col}`),
    allowed: keys(join(folder, "allowed.jsonl"), ({ table, col, raw, out }) => `${table}|${col}|${raw}|${out}`),
  });
  return [...cells];
}

interface ListedChange {
  readonly table: string;
  readonly row?: number;
  readonly col: number;
  readonly raw: string;
  readonly out: string;
}

function readLines<Line>(path: string): readonly Line[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}

function withoutContent({ summary, kinds, harm, flags }: Scored) {
  const count = ({ rule, n, tables }: { rule: string; n: number; tables: number }) => ({ rule, n, tables });
  return {
    summary: { ...summary, failed: summary.failed.length, misread: summary.misread.length },
    kinds: kinds.map(({ kind, n, sure, sureRight, sureProposed, wrong, detected }) => ({
      kind,
      n,
      sure,
      sureRight,
      sureProposed,
      wrong,
      detected,
    })),
    harm: harm.map(count),
    flags: flags.map(count),
  };
}

function ownersByTable(): ReadonlyMap<string, string> {
  const tables = readLines<{ table: string; source: string }>(join(folder, "index.jsonl"));
  return new Map(tables.map(({ table, source }) => [table, source.split("/")[0] ?? source]));
}

/** 95 % of the redrawn figures of harm per 10,000 lie between the two. */
function intervalOf(
  tables: readonly TableScore[],
  ownerOf: ReadonlyMap<string, string>,
): readonly [lowest: number, highest: number] {
  const owners = new Map<string, { harm: number; cells: number }>();
  for (const { table, harm, rows, cols, planted } of tables) {
    const owner = ownerOf.get(table) ?? table;
    const sum = owners.get(owner) ?? { harm: 0, cells: 0 };
    owners.set(owner, { harm: sum.harm + harm, cells: sum.cells + rows * cols - planted });
  }
  const all = [...owners.values()];
  const random = seededRandom(1);
  const drawn = Array.from({ length: REDRAWS }, () => {
    let [harm, cells] = [0, 0];
    for (let draw = 0; draw < all.length; draw++) {
      const one = all[Math.floor(random() * all.length)];
      harm += one?.harm ?? 0;
      cells += one?.cells ?? 0;
    }
    return (10_000 * harm) / Math.max(1, cells);
  }).toSorted((one, other) => one - other);
  return [drawn[Math.floor(REDRAWS * 0.025)] ?? 0, drawn[Math.floor(REDRAWS * 0.975)] ?? 0];
}

function pageOf({ summary, kinds, harm, flags }: Scored, [lowest, highest]: readonly [number, number]): string {
  const figure = (name: string) => `| ${FIGURES[name as Figure]} | ${format(summary[name as Figure])} |`;
  const rows = (all: Scored["harm"]) =>
    all.slice(0, 25).map(({ rule, n, tables }) => `| ${rule.replaceAll("|", "/")} | ${n} | ${tables} |`);
  return [
    `${summary.tables} tables, ${summary.untouched} untouched and ${summary.planted} planted cells.`,
    `Right cells changed in meaning: 95 % interval over owners ${lowest.toFixed(2)} to ${highest.toFixed(2)} per 10,000.`,
    "",
    "| measure | value |",
    "|---|---|",
    ...Object.keys(FIGURES).map(figure),
    "",
    "| planted | cells | a person would mend | mended | proposed first | wrongly mended | found |",
    "|---|---|---|---|---|---|---|",
    ...kinds.map(
      (k) => `| ${k.kind} | ${k.n} | ${k.sure} | ${k.sureRight} | ${k.sureProposed} | ${k.wrong} | ${k.detected} |`,
    ),
    "",
    "| harm by rule and class | cells | tables |",
    "|---|---|---|",
    ...rows(harm),
    "",
    "| flags on right cells by rule and class | cells | tables |",
    "|---|---|---|",
    ...rows(flags),
    "",
  ].join("\n");
}

function gatePage({ owners, fitted, leftOut, turned }: Gated): string {
  const others = turned.map((one) => `${one.family} (${one.owners})`).join(", ");
  return [
    `Rules act by how often they were right on these tables. With the figures of all ${owners} owners they change ${fitted.right} cells rightly and ${fitted.wrong} wrongly;`,
    `with those of the other owners only, each owner's tables in turn, ${leftOut.right} and ${leftOut.wrong}.`,
    others === "" ? "No family acts for one and not for the other." : `Families that turn, with the owners: ${others}.`,
    "",
  ].join("\n");
}

function format(value: number): string {
  return String(Number(value.toFixed(4)));
}
