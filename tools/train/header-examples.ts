/** Examples for the header model: tables cut out of real ones, with their names on top and without. */

import type { HeaderExample } from "../../packages/models/src/header-detection/train.ts";
import { Random } from "../../packages/models/src/learner/random.ts";
import type { RealColumn, RealTable } from "./real-table.ts";

const CUTS = 24;
const WIDTHS = [1, 2, 2, 3, 3, 4, 5, 6, 8, 12, 20] as const;
const HEIGHTS = [0, 1, 1, 2, 2, 3, 4, 6, 10, 30, 60] as const;
/** Files without a header are the fewer by far, but a first row lost to a header is the worse mistake: not their full share. */
const HEADER_WEIGHT = 2;

export function makeExamples(tables: readonly RealTable[], seed: number): HeaderExample[] {
  const random = new Random(seed + 1);
  return Array.from({ length: CUTS }, () => makePair(random.pick(tables), random)).flat();
}

/** The same cut twice: below its names, and with its first row where the names would be. */
function makePair(table: RealTable, random: Random): HeaderExample[] {
  const columns = cutColumns(table.columns, random.pick(WIDTHS), random);
  const height = Math.min(random.pick(HEIGHTS), Math.min(...columns.map(({ values }) => values.length)) - 1);
  if (height < 0) return [];
  const rows = Array.from({ length: height + 1 }, (_, row) => columns.map(({ values }) => values[row] ?? ""));
  const names = restyle(
    columns.map(({ header }) => header),
    random,
  );
  const examples: HeaderExample[] = [];
  if (names.some((name) => name.trim() !== ""))
    examples.push({ first: names, body: rows.slice(0, height), isHeader: true, weight: HEADER_WEIGHT });
  if (rows[0]?.some((cell) => cell.trim() !== ""))
    examples.push({ first: rows[0], body: rows.slice(1), isHeader: false, weight: 1 });
  return examples;
}

/** Neighbours, as columns of a file are. Now and then texts only, which are the hardest. */
function cutColumns(columns: readonly RealColumn[], width: number, random: Random): readonly RealColumn[] {
  const texts = columns.filter(({ values }) => values.every((value) => !/^[\s\d.,:%$€/-]*$/.test(value)));
  const from = texts.length > 0 && random.next() < 0.3 ? texts : columns;
  const start = random.below(Math.max(1, from.length - width + 1));
  return from.slice(start, start + width);
}

const FOREIGN_NAMES = [
  ["Name", "Ort", "Datum", "Betrag", "Menge", "Straße", "PLZ", "Land", "Bemerkung", "Kunde"],
  ["nom", "ville", "date", "montant", "quantité", "rue", "code postal", "pays", "remarque", "client"],
  ["nombre", "ciudad", "fecha", "importe", "cantidad", "calle", "cp", "país", "comentario", "cliente"],
  ["nome", "città", "data", "importo", "quantità", "via", "cap", "paese", "note", "cliente"],
  ["Naam", "Plaats", "Datum", "Bedrag", "Aantal", "Straat", "Postcode", "Land", "Opmerking", "Klant"],
  ["名前", "都市", "日付", "金額", "数量", "住所", "郵便番号", "国", "備考", "顧客"],
  ["имя", "город", "дата", "сумма", "количество", "улица", "индекс", "страна", "примечание", "клиент"],
] as const;

/** Names in the styles of other files: most stay, some are rewritten, some give way to those that programs make up. */
function restyle(names: readonly string[], random: Random): readonly string[] {
  const style = random.next();
  if (style < 0.6) return names;
  if (style < 0.66) return names.map((name) => name.toUpperCase());
  if (style < 0.72) return names.map((name) => name.toLowerCase().replace(/\W+/g, "_"));
  if (style < 0.78) return names.map((name) => name.replace(/[\W_]+(\w)/g, (_, sign: string) => sign.toUpperCase()));
  if (style < 0.82) return names.map((_, index) => String.fromCharCode(97 + (index % 26)));
  if (style < 0.85) return names.map((_, index) => String.fromCharCode(65 + (index % 26)));
  if (style < 0.9) {
    const stem = random.pick(["col", "Column ", "field", "V", "x", "var_", "Spalte "]);
    return names.map((_, index) => `${stem}${index + 1}`);
  }
  const foreign = random.pick(FOREIGN_NAMES);
  const start = random.below(foreign.length);
  return names.length > foreign.length ? names : names.map((_, i) => foreign[(start + i) % foreign.length] ?? "");
}
