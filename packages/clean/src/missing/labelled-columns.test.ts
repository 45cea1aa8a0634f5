import { readFileSync } from "node:fs";
import { entityById } from "@limpid/entities";
import { describe, expect, it } from "vitest";
import { SURE } from "../verdict.ts";
import { SUSPICIOUS, suspectMissing } from "./find-missing.ts";

const FIXTURE = new URL("../../../../fixtures/missing-data/columns.tsv", import.meta.url);
const [, ...lines] = readFileSync(FIXTURE, "utf8").trimEnd().split("\n");
const columns = lines.map((line) => {
  const [classId = "", header = "", values = "", missing = "", data = ""] = line.split("\t");
  return { classId, header, values: split(values).map(countOf), missing: split(missing), data: split(data) };
});

function split(list: string): readonly string[] {
  return list.split("¦").filter((text) => text.trim() !== "");
}

function countOf(text: string) {
  const [, value = text, count = "1"] = /^(.+)\*(\d+)$/.exec(text) ?? [];
  return { text: value, count: Number(count) };
}

/** Cells that mean missing data and are asked about, because there is too little evidence. */
const ASKED: ReadonlySet<string> = new Set([
  "age, Alter: 0",
  "age, age: -1",
  "latitude, lat: 0",
  "year, Jahr: 0",
  "postal_code, zip: 0000",
  "email, mail: xxx",
  "phone, phone: 000 000 00 00",
  "identifier, sku: N/A",
  "version, release: unknown",
]);

describe("labelled columns", () => {
  it("are many, of many classes", () => {
    expect(columns.reduce((sum, { missing, data }) => sum + missing.length + data.length, 0)).toBeGreaterThan(300);
    expect(new Set(columns.map(({ classId }) => classId)).size).toBeGreaterThan(30);
  });

  it.each(columns)("$classId, $header: $missing stand for missing data, $data do not", (column) => {
    const suspicions = suspectMissing(entityById(column.classId)!, column.header, column.values);
    const probability = (text: string) => suspicions.get(text)?.probability ?? 0;
    const isAsked = (text: string) => ASKED.has(`${column.classId}, ${column.header}: ${text}`);
    const texts = new Set(column.values.map(({ text }) => text));
    expect([...column.missing, ...column.data].filter((text) => !texts.has(text))).toEqual([]);
    expect({
      emptied: column.missing.filter((text) => probability(text) >= SURE),
      asked: column.missing.filter((text) => probability(text) >= SUSPICIOUS && probability(text) < SURE),
      suspected: column.data.filter((text) => probability(text) >= SUSPICIOUS),
    }).toEqual({
      emptied: column.missing.filter((text) => !isAsked(text)),
      asked: column.missing.filter(isAsked),
      suspected: [],
    });
  });
});
