/**
 * Each constant of the detectors is halved and doubled, and what they find is counted in tables with planted errors. The folder
 * `--planted` is made by the planting script of the evaluation data: `dirty` has the tables, `truth` a line of JSON for each cell.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleVaried } from "./constants/bundle-varied.ts";
import type { Counts, FindErrors } from "./constants/find-errors.ts";
import { scenario } from "./support/scenario.ts";

export default scenario({
  title: "Constants of the detectors",
  options: { planted: "", every: 4, bytes: 250_000 },
  measure: async ({ planted, every, bytes: maxBytes }, { scratch }) => {
    if (planted === "") throw new Error("Name the folder of planted tables: --planted DIR");
    const { file, constants } = await bundleVaried(scratch);
    const { openTables } = (await import(pathToFileURL(file).href)) as { readonly openTables: FindErrors };
    const names = readdirSync(join(planted, "dirty")).sort();
    const tables = names
      .filter((_, index) => index % every === 0)
      .map((name) => ({
        name,
        bytes: new Uint8Array(readFileSync(join(planted, "dirty", name))),
        truth: readFileSync(join(planted, "truth", name.replace(/\.csv$/, ".jsonl")), "utf8"),
      }))
      .filter(({ bytes }) => bytes.length <= maxBytes);
    const find = await openTables(tables);
    const before = find();
    const findWith = (name: string, value: number): string => {
      const usual = constants[name] ?? 0;
      constants[name] = value;
      const found = find();
      constants[name] = usual;
      return describe(value, before, found);
    };
    return {
      page: [
        `${tables.length} tables. Cells found: planted, with the right meaning / planted, with another / not planted; with ! those that the detector is sure of.`,
        [...before]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([rule, counts]) => ({ rule, found: counts.join("/") })),
        Object.entries(constants).map(([name, value]) => {
          const [half, twice] = varied(value);
          return { constant: `\`${name}\``, value, half: findWith(name, half), twice: findWith(name, twice) };
        }),
      ],
    };
  },
});

/** Shares stay shares. */
function varied(value: number): readonly [half: number, twice: number] {
  if (Number.isInteger(value)) return [Math.max(1, Math.round(value / 2)), value * 2];
  return value < 0.5 ? [value / 2, value * 2] : [1 - 2 * (1 - value), 1 - (1 - value) / 2];
}

function describe(value: number, before: Counts, found: Counts): string {
  const changed = [...new Set([...before.keys(), ...found.keys()])]
    .sort()
    .filter((rule) => String(before.get(rule)) !== String(found.get(rule)))
    .map((rule) => `${rule} ${(found.get(rule) ?? [0, 0, 0]).join("/")}`);
  return `${Number(value.toPrecision(3))}: ${changed.length === 0 ? "the same" : changed.join(", ")}`;
}
