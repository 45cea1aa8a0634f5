/** `npm run bench -- NAME [options]`: runs the scenario of bench/NAME.ts, and writes its figures to bench/results. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ApiClient } from "../tools/testing/client.ts";
import { describeMachine } from "./support/describe-machine.ts";
import type { Bench, Options } from "./support/scenario.ts";
import { startWatchedServer } from "./support/watched-server.ts";
import { type Measured, writeResults } from "./support/write-results.ts";

interface AnyScenario {
  readonly title: string;
  readonly options: Options;
  readonly measure: (options: Options, bench: Bench) => Promise<Measured | undefined>;
}

const [name = "", ...args] = process.argv.slice(2);
const { default: scenario } = (await import(`./${name}.ts`)) as { readonly default: AnyScenario };
const options = readOptions(scenario.options, args);
const machine = describeMachine();
const scratch = mkdtempSync(join(tmpdir(), `limpid-${name}-`));
const closing: (() => unknown)[] = [() => rmSync(scratch, { recursive: true, force: true })];
const bench: Bench = {
  machine,
  scratch,
  onEnd: (close) => closing.push(close),
  write: (measured) => writeResults({ name, title: scenario.title, machine, options }, measured),
  serve: async (settings, main) => {
    const watched = await startWatchedServer({ CLEAN_ROW_LIMIT: "0", ...settings }, main);
    closing.push(watched.remove);
    return { ...watched, client: await ApiClient.connect(watched.server.url) };
  },
};
try {
  const measured: Measured | undefined = await scenario.measure(options, bench);
  if (measured !== undefined) bench.write(measured);
  if (measured?.hasFailed === true) process.exitCode = 1;
} finally {
  for (const close of closing.reverse()) await close();
}

function readOptions(defaults: Options, given: readonly string[]): Options {
  const types = Object.entries(defaults).map(
    ([option, value]) => [option, { type: typeof value === "boolean" ? "boolean" : "string" }] as const,
  );
  const { values } = parseArgs({ args: [...given], options: Object.fromEntries(types) });
  const entries = Object.entries(defaults).map(([option, value]) => {
    const text = values[option];
    if (typeof text !== "string") return [option, text ?? value];
    if (!Array.isArray(value)) return [option, typeof value === "number" ? toNumber(option, text) : text];
    const parts = text.split(",").filter((part) => part !== "");
    return [option, typeof value[0] === "number" ? parts.map((part) => toNumber(option, part)) : parts];
  });
  return Object.fromEntries(entries) as Options;
}

function toNumber(option: string, text: string): number {
  const number = Number(text);
  if (Number.isNaN(number)) throw new Error(`--${option} is a number, not "${text}"`);
  return number;
}
