import { describe, expect, it } from "vitest";
import { readDates } from "../read-dates.ts";
import { findDropped } from "./find-dropped.ts";

function drop(line: string, format: Parameters<typeof findDropped>[1]): string[] {
  return findDropped(readDates(line)[0]!, format, "de_CH").map(({ text }) => text);
}

describe("findDropped", () => {
  it.each([
    ["5 Mar 2024 14:30:15 CET", "Excel", ["+01:00"]],
    ["5 Mar 2024 14:30:15 GMT", "Excel", ["+00:00"]],
    ["5 Mar 2024 14:30:15 GMT", "ISO 8601", []],
    ["5 Mar 2024 14:30:15 GMT", "long", []],
    ["2024-03-05 14:30:15.25", "Excel", [".25"]],
    ["2024-03-05 14:30:15.25", "short", [":15.25"]],
    ["2024-03-05 14:30:00", "short", []],
    ["2024-03-05 14:30:15.000", "Excel", []],
    ["5 Mar 2024", "Excel", []],
  ] as const)("of %s finds what %s has no place for", (line, format, texts) => {
    expect(drop(line, format)).toEqual(texts);
  });
});
