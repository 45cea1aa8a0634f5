import { textAt } from "@limpid/table";
import { encode } from "iconv-lite";
import { describe, expect, it } from "vitest";
import { ingest } from "../ingest.ts";
import type { IngestChoices, IngestedTable } from "../reader.ts";

const WORDS = {
  german: ["Müller", "Größe", "Bärbel", "Köln", "Zürich", "Jäger", "Füße", "Schön"],
  russian: ["Москва", "Иванов", "улица", "город", "Петров", "область", "дом", "Сидоров"],
  japanese: ["東京都", "大阪府", "名古屋", "札幌市", "福岡県", "横浜市"],
  english: ["town", "street", "house", "river"],
};
type Language = keyof typeof WORDS;

function rows(language: Language, from: number, count: number): string {
  const words = WORDS[language];
  const lines = Array.from({ length: count }, (_, index) => {
    const row = from + index;
    return `${row},${words[row % words.length]} ${words[(row * 3 + 1) % words.length]},${row * 3}\n`;
  });
  return lines.join("");
}

async function read(bytes: Uint8Array, choices: IngestChoices = {}): Promise<IngestedTable> {
  const outcome = await ingest(bytes, { fileName: "a.csv", choices });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome;
}

function textsOf({ table }: IngestedTable, row: number): string[] {
  return table.columns.map((column) => textAt(column, row));
}

describe("a file that changes its encoding", () => {
  it.each<[string, string, Language, string, Language]>([
    ["from UTF-8 to an older one", "utf-8", "german", "windows-1252", "german"],
    ["from an older one to UTF-8", "windows-1252", "german", "utf-8", "german"],
    ["from UTF-8 to Russian of Windows", "utf-8", "russian", "windows-1251", "russian"],
    ["from UTF-8 to Japanese of Windows", "utf-8", "japanese", "shift_jis", "japanese"],
    ["from ASCII to UTF-16", "utf-8", "english", "utf-16le", "german"],
    ["from UTF-8 to UTF-16, big-endian", "utf-8", "german", "utf-16be", "english"],
    ["from UTF-16 to UTF-8", "utf-16le", "german", "utf-8", "english"],
    ["from UTF-16, big-endian, to UTF-8", "utf-16be", "japanese", "utf-8", "german"],
  ])("is read in both, with the line: %s", async (_, from, language, to, other) => {
    for (const [count, more] of [
      [40, 60],
      [6000, 3000],
    ] as const) {
      const head = encode(`id,name,n\n${rows(language, 0, count)}`, from);
      const bytes = Buffer.concat([head, encode(rows(other, count, more), to)]);
      const table = await read(bytes);
      const last = count + more - 1;
      expect(table.warnings.map(({ message }) => message)).toEqual([
        `From line ${(count + 2).toLocaleString("en-US")} on the file is ${to} instead of ${from}, and was read so`,
      ]);
      expect(table.table.rowCount).toBe(count + more);
      expect(textsOf(table, last).join()).toBe(rows(other, last, 1).trim());
      expect(textsOf(table, 7).join()).toBe(rows(language, 7, 1).trim());
      // What is chosen is certain.
      const selectable = { ...table.selectable, confidence: { ...table.selectable.confidence, header: 1 } };
      expect(await read(bytes, table.choices)).toEqual({ ...table, selectable });
    }
  });

  it.each<[string, Language, string, Language]>([
    ["windows-1252", "german", "windows-1251", "russian"],
    ["windows-1251", "russian", "windows-1252", "german"],
    ["shift_jis", "japanese", "windows-1251", "russian"],
  ])("is named with the line where both are older: %s", async (from, language, to, other) => {
    const text = `id,name,n\n${rows(language, 0, 500)}`;
    const { warnings } = await read(Buffer.concat([encode(text, from), encode(rows(other, 500, 500), to)]));
    expect(warnings.map(({ message }) => message)).toContain(
      `From line 502 on the text looks like ${to} instead of ${from}, but all of it was read in one encoding`,
    );
  });

  it("is named soon where most lines between the parts have no letters that show it", async () => {
    const [head, between, tail] = [
      rows("russian", 0, 500),
      rows("english", 500, 100_000),
      rows("german", 100_500, 500),
    ];
    const bytes = [encode(`id,name,n\n${head}${between}`, "windows-1251"), encode(tail, "windows-1252")];
    const { warnings } = await read(Buffer.concat(bytes));
    expect(warnings.map(({ message }) => message)).toEqual([
      "From line 100,502 on the text looks like windows-1252 instead of windows-1251, but all of it was read in one encoding",
    ]);
  });

  it.each<[string, Uint8Array]>([
    ["one encoding", encode(`id,name,n\n${rows("german", 0, 500)}`, "windows-1252")],
    [
      "two languages in one encoding",
      encode(`id,a,n\n${rows("russian", 0, 300)}${rows("english", 300, 300)}`, "koi8-r"),
    ],
    [
      "some NUL characters",
      Buffer.from(`id,name,n\n${rows("english", 0, 300)}300,a\0b,5\n${rows("english", 301, 300)}`),
    ],
    ["Japanese UTF-16 that ends with signs", encode(`id,name,n\n${rows("japanese", 0, 50)}50,上海上海`, "utf-16le")],
  ])("is not seen in %s", async (_, bytes) => {
    const { warnings } = await read(bytes);
    expect(warnings.filter(({ message }) => message.startsWith("From line"))).toEqual([]);
  });
});
