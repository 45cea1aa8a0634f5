import { expect, it } from "vitest";
import { literal, readNumbers, withDuckDb } from "../parquet/duckdb.ts";
import { placeExpression } from "./value-order.ts";

const secondsOf = (iso: string): number => Date.parse(iso) / 1000;

it.each([
  ["a day", "2024-03-31", "2024-03-31T00:00Z"],
  ["a month", "2024-03", "2024-03-01T00:00Z"],
  ["a year", "2024", "2024-01-01T00:00Z"],
  ["a time without seconds", "2024-03-31T10:30", "2024-03-31T10:30Z"],
  ["a time of a zone", "2024-03-31 10:30:15.5+02:00", "2024-03-31T10:30:15.5Z"],
  ["a time of a zone without seconds", "2024-03-31T10:30Z", "2024-03-31T10:30Z"],
  ["a time with an offset without seconds", "2024-03-31 10:30-05:00", "2024-03-31T10:30Z"],
])("%s lies where its clock says", async (_, text, place) => {
  const found = await withDuckDb((connection) =>
    readNumbers(connection, `select ${placeExpression(literal(text), "day")}`),
  );
  expect(found).toEqual([secondsOf(place)]);
});

it.each(["", "31.3.2024", "2024-02-30", "2024-03-31T10:30 or so"])('"%s" lies nowhere', async (text) => {
  const found = await withDuckDb((connection) =>
    readNumbers(connection, `select count(${placeExpression(literal(text), "day")})`),
  );
  expect(found).toEqual([0]);
});
