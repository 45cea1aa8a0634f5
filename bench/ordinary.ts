/**
 * What cleaning does to ordinary tables of many owners with planted errors, by the scorer of the evaluation data: harm, flags and
 * repairs. Only figures are kept. The interval comes from drawing owners again and again; `--rules` writes how often each rule is right.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Judged, judgeCells } from "../tools/rules/judge-cells.ts";
import { type Gated, leaveOwnersOut } from "../tools/rules/leave-owners-out.ts";
import { formatRules, measureRules } from "../tools/rules/measure-rules.ts";
import { runProgram } from "./accuracy/scorer.ts";
import { seededRandom } from "./support/random.ts";
import { scenario } from "./support/scenario.ts";

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
const MAX_SHOWN = 25;
/** These figures let rules act: run "npm run data" afterwards, and look at what has changed before it is committed. */
const RULES = "packages/clean/data/rule-precision.tsv";

export default scenario({
  title: "Ordinary tables",
  options: { eval: "../shared/eval", seed: 1, tables: 1000, rules: false },
  measure: async (options, { scratch, machine }) => {
    const folder = join(resolve(options.eval), "ordinary");
    if (!existsSync(folder)) {
      console.log(`Skipped: there are no ordinary tables at "${folder}"; name the evaluation folder with --eval`);
      return undefined;
    }
    const file = join(scratch, "scores.json");
    const choices = {
      cleaner: `${process.execPath} ${resolve("apps/cli/bin/limpid.mjs")} clean`,
      jobs: 2,
      work: scratch,
      seed: options.seed,
      tables: options.tables,
      json: file,
      md: join(scratch, "page.md"),
      changes: join(scratch, "changes.jsonl"),
    };
    const given = Object.entries(choices).flatMap(([name, value]) => [`--${name}`, String(value)]);
    runProgram(process.execPath, [join(folder, "score-ordinary.mjs"), ...given]);
    const scored = JSON.parse(readFileSync(file, "utf8")) as Scored;
    const owners = ownersByTable(folder);
    const interval = findInterval(scored.per_table, owners);
    const judged = judgeScored(folder, scratch, scored.per_table);
    const gate = leaveOwnersOut(judged, owners);
    if (options.rules)
      writeFileSync(RULES, formatRules(measureRules(judged, owners), { ...machine, tables: scored.per_table.length }));
    const { summary, kinds, harm, flags } = withoutContent(scored);
    return {
      name: options.seed === 1 ? "ordinary" : `ordinary-seed${options.seed}`,
      page: [
        `${summary.tables} tables, ${summary.untouched} untouched and ${summary.planted} planted cells. Right cells changed in meaning: 95 % interval over owners ${interval[0].toFixed(2)} to ${interval[1].toFixed(2)} per 10,000.`,
        Object.entries(FIGURES).map(([name, measure]) => ({ measure, value: summary[name as Figure] })),
        kinds,
        "Harm by rule and class:",
        harm.slice(0, MAX_SHOWN),
        "Flags on right cells by rule and class:",
        flags.slice(0, MAX_SHOWN),
        describeGate(gate),
      ],
      figures: { interval, gate, summary, kinds, harm, flags },
    };
  },
});

function judgeScored(folder: string, work: string, scored: readonly TableScore[]): readonly Judged[] {
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
    kinds: kinds.map((one) => ({
      planted: one.kind,
      cells: one.n,
      "a person would mend": one.sure,
      mended: one.sureRight,
      "proposed first": one.sureProposed,
      "wrongly mended": one.wrong,
      found: one.detected,
    })),
    harm: harm.map(count),
    flags: flags.map(count),
  };
}

function ownersByTable(folder: string): ReadonlyMap<string, string> {
  const tables = readLines<{ table: string; source: string }>(join(folder, "index.jsonl"));
  return new Map(tables.map(({ table, source }) => [table, source.split("/")[0] ?? source]));
}

/** 95 % of the redrawn figures of harm per 10,000 lie between the two. */
function findInterval(
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

function describeGate({ owners, fitted, leftOut, turned }: Gated): string {
  const others = turned.map((one) => `${one.family} (${one.owners})`).join(", ");
  return [
    `Rules act by how often they were right on these tables. With the figures of all ${owners} owners they change ${fitted.right} cells rightly and ${fitted.wrong} wrongly;`,
    `with those of the other owners only, one owner's tables after the other's, ${leftOut.right} and ${leftOut.wrong}.`,
    others === "" ? "No family acts for one and not for the other." : `Families that turn, with the owners: ${others}.`,
    "",
  ].join("\n");
}
