/** Writes a generated module of string constants. */
import { writeFileSync } from "node:fs";

const FOLDER = new URL("../../../packages/entities/data/generated/", import.meta.url);

export function writeModule(file: string, header: string, constants: Readonly<Record<string, string>>): void {
  const lines = Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  writeFileSync(new URL(file, FOLDER), [`/** ${header} */`, ...lines, ""].join("\n"));
  for (const [name, value] of Object.entries(constants)) console.log(`${file} ${name}: ${value.length} characters`);
}
