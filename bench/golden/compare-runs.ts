/** Compares what two runs made of the same files, and shows the first lines that differ. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MAX_SHOWN = 3;

/** True where nothing differs. */
export function compareRuns(before: string, after: string): boolean {
  const names = [...new Set([...readdirSync(before), ...readdirSync(after)])].sort();
  const different = names.map((name) => compareFile(name, readLines(before, name), readLines(after, name)));
  const files = different.filter((count) => count > 0).length;
  const lines = different.reduce((sum, count) => sum + count, 0);
  console.log(`${names.length} files, ${files} differ in ${lines} lines`);
  return files === 0;
}

function compareFile(name: string, before: readonly string[], after: readonly string[]): number {
  const length = Math.max(before.length, after.length);
  const lines = Array.from({ length }, (_, line) => line).filter((line) => before[line] !== after[line]);
  if (lines.length === 0) return 0;
  console.log(`${name}: ${lines.length} of ${length} lines differ`);
  for (const line of lines.slice(0, MAX_SHOWN)) console.log(`- ${before[line] ?? ""}\n+ ${after[line] ?? ""}`);
  return lines.length;
}

function readLines(folder: string, name: string): readonly string[] {
  const path = join(folder, name);
  return readdirSync(folder).includes(name) ? readFileSync(path, "utf8").split("\n") : [];
}
