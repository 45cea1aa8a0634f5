/** Writes what packages/text/src/words/word-table.ts reads. */

export function wordLines(known: Iterable<readonly [word: string, known: string]>): string {
  const sorted = [...known].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  for (const [index, [word, value]] of sorted.entries()) {
    if (word === sorted[index + 1]?.[0]) throw new Error(`Two lines for the word "${word}"`);
    if (/[\t\n]/.test(word + value)) throw new Error(`A tab or line feed in the line of "${word}"`);
  }
  return sorted.map(([word, value]) => `${word}\t${value}\n`).join("");
}

/** The module of some constants that `npm run data` makes. */
export function constantsModule(source: string, constants: Readonly<Record<string, string>>): string {
  const lines = Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return [`/** Made by "npm run data" from ${source}; do not edit. */`, ...lines, ""].join("\n");
}
