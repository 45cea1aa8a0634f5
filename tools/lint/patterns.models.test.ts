/** No pattern that texts of strangers meet may take exponential time: a cell of forty characters would stop a worker. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";
import { expect, it } from "vitest";
import { requirePackage } from "../model/require-package.ts";

const ROOT = join(import.meta.dirname, "../..");
const PACKAGES = ["clean", "dates", "entities", "infer", "ingest"];
/** Only what is repeated as a group can be taken apart in exponentially many ways. */
const REPEATED_GROUP = /\)(?:[*+]|\{\d+,\d*\})/;
/** The time that the checker may take for one pattern; what it cannot judge by then is bounded by its class's length. */
const TIMEOUT_MS = 1500;

interface Verdict {
  readonly status: "safe" | "vulnerable" | "unknown";
  readonly complexity: { readonly type: string };
}

const { checkSync } = requirePackage("recheck") as {
  checkSync(source: string, flags: string, options: { timeout: number; checker: string }): Verdict;
};

interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

const patterns = PACKAGES.flatMap((name) => patternsOf(join(ROOT, "packages", name, "src"))).filter(({ source }) =>
  REPEATED_GROUP.test(source),
);

it("finds the patterns of the packages, and tells a bad one", () => {
  expect(patterns.length).toBeGreaterThan(20);
  expect(isExponential({ file: "", source: "^(a+)+$", flags: "" })).toBe(true);
});

it("knows of no pattern that takes exponential time", { timeout: 120_000 }, () => {
  expect(patterns.filter(isExponential).map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
});

function isExponential({ source, flags }: Pattern): boolean {
  const found = checkSync(source, flags, { timeout: TIMEOUT_MS, checker: "automaton" });
  return found.status === "vulnerable" && found.complexity.type === "exponential";
}

function patternsOf(folder: string): Pattern[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|(?:^|\/)generated\//.test(file))
    .flatMap((file) => literalsOf(parseSync(readFileSync(join(folder, file), "utf8"), { syntax: "typescript" }), file));
}

function literalsOf(node: unknown, file: string): Pattern[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap((part) => literalsOf(part, file));
  const { type, pattern, flags } = node as { type?: unknown; pattern?: unknown; flags?: unknown };
  if (type !== "RegExpLiteral" || typeof pattern !== "string" || typeof flags !== "string") return below;
  return [...below, { file, source: pattern, flags: flags.replace(/[gyd]/g, "") }];
}
