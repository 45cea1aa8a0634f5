import { expect, it } from "vitest";
import { titledParameters } from "./parameter-titles.ts";

it("shows the titles of the specification, in its order", () => {
  const parameters = { skiprows: "3", header: "yes", delimiter: ";", index: "no", encoding: "utf-8" };
  expect(titledParameters(parameters)).toEqual([
    ["encoding", "utf-8"],
    ["column delimiter", ";"],
    ["Has header row", "yes"],
    ["First column is index", "no"],
    ["Rows with clutter", "3"],
  ]);
});

it.each(["line_terminator", "lineterminator"])("takes %s for the line terminator", (key) => {
  expect(titledParameters({ [key]: "CRLF" })).toEqual([["line terminator", "CRLF"]]);
});

it("shows what it has no title for, and None for what is empty", () => {
  expect(titledParameters({ comment: "#", sheet: "" })).toEqual([
    ["sheet", "None"],
    ["comment", "#"],
  ]);
});
