import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, type IngestedTable } from "../../reader.ts";
import { sdmxReader } from "./reader.ts";

const SDMX = "http://www.sdmx.org/resources/sdmxml/schemas/v2_1";
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function message(content: string, root = "StructureSpecificData"): string {
  return `<m:${root} xmlns:m="${SDMX}/message" xmlns:ss="${SDMX}/data/structurespecific" xmlns:xsi="x">${content}</m:${root}>`;
}

function readTable(text: string): IngestedTable {
  const outcome = sdmxReader.read(encode(text), { fileName: "", limits: DEFAULT_LIMITS, choices: {} });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome;
}

function recordsOf({ table }: IngestedTable): Record<string, string>[] {
  return Array.from({ length: table.rowCount }, (_, row) =>
    Object.fromEntries(table.columns.map((column) => [column.title, textAt(column, row)])),
  );
}

describe("sniffing", () => {
  it.each([
    ["a data message", message(""), 1],
    ["a structure message", message("", "Structure"), 1],
    ["one with a comment before it", `<?xml version="1.0"?><!-- x --><?y z?>${message("")}`, 1],
    ["a root of that name that is something else", "<Structure><a/></Structure>", 0],
    ["another format that mentions SDMX", `<doc about="http://www.sdmx.org/"/>`, 0],
    ["a delimited text", "FREQ,TIME_PERIOD\nA,2020\n", 0],
  ])("is sure of %s", (_, text, score) => {
    expect(sdmxReader.sniff(encode(text), "x.xml")).toBe(score);
  });
});

describe("groups", () => {
  it("reach the observations of their key and no others, wherever they stand", () => {
    const series = (place: string): string =>
      `<Series FREQ="A" PLACE="${place}"><Obs TIME_PERIOD="2020" OBS_VALUE="1"/></Series>`;
    const group = `<Group xsi:type="n:Sibling" PLACE="ZH" TITLE="Zürich"/>`;
    const records = recordsOf(readTable(message(`<m:DataSet>${series("BE")}${series("ZH")}${group}</m:DataSet>`)));
    expect(records.map(({ PLACE, TITLE }) => [PLACE, TITLE])).toEqual([
      ["BE", ""],
      ["ZH", "Zürich"],
    ]);
  });
});

describe("levels", () => {
  it("give way to the ones further in", () => {
    const data = `<m:DataSet UNIT="set" NOTE="set"><Series PLACE="BE" UNIT="series"><Obs TIME_PERIOD="2020" OBS_VALUE="1" UNIT="obs"/><Obs TIME_PERIOD="2021"/></Series></m:DataSet>`;
    expect(recordsOf(readTable(message(data)))).toMatchObject([
      { UNIT: "obs", NOTE: "set", OBS_VALUE: "1" },
      { UNIT: "series", NOTE: "set", OBS_VALUE: "" },
    ]);
  });

  it("keep components that are called like properties of objects", () => {
    const data = `<m:DataSet><Series __proto__="p" constructor="c"><Obs TIME_PERIOD="2020" OBS_VALUE="1"/></Series></m:DataSet>`;
    const titles = readTable(message(data)).table.columns.map(({ title }) => title);
    expect(titles).toEqual(["__proto__", "constructor", "TIME_PERIOD", "OBS_VALUE"]);
  });
});

it("says what a message without data is", () => {
  const error = message(
    "<m:ErrorMessage code='100'><c:Text xmlns:c='x'>No results found</c:Text></m:ErrorMessage>",
    "Error",
  );
  const outcome = sdmxReader.read(encode(error), { fileName: "", limits: DEFAULT_LIMITS, choices: {} });
  expect(outcome).toMatchObject({ kind: "refused", reason: expect.stringContaining("No results found") });
});
