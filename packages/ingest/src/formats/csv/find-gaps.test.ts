import { describe, expect, it } from "vitest";
import { findGaps } from "./find-gaps.ts";
import { tokenizeRows } from "./tokenizer.ts";

const ALIGNED = { delimiter: "  ", quote: "", escape: "" };

function cut(text: string): string[][] | undefined {
  const gaps = findGaps(text);
  return gaps && tokenizeRows(text, { ...ALIGNED, gaps }, 100);
}

const STATIONS = [
  "Station       Height Opened",
  "Bern             540   1858",
  "La Punt         1697   1903",
  "Saint-Ursanne    439   1877",
  "Zug              425",
  "Bellinzona             1874",
  "Chur             584   1858",
];

describe("columns aligned by blanks", () => {
  it("are cut where every line has a blank, be it a single one, and cells may be empty", () => {
    expect(cut(STATIONS.join("\n"))).toEqual([
      ["Station", "Height", "Opened"],
      ["Bern", "540", "1858"],
      ["La Punt", "1697", "1903"],
      ["Saint-Ursanne", "439", "1877"],
      ["Zug", "425", ""],
      ["Bellinzona", "", "1874"],
      ["Chur", "584", "1858"],
    ]);
  });

  it("are cut at a single blank where a name is wider than its cells", () => {
    const days = [7, 18, 110, 95, 210, 330].map(
      (wind, index) => `0${index + 1} ${String(wind).padStart(3)}  4.${index}`,
    );
    expect(cut(["DD WIND GUST", ...days].join("\n"))?.slice(0, 3)).toEqual([
      ["DD", "WIND", "GUST"],
      ["01", "7", "4.0"],
      ["02", "18", "4.1"],
    ]);
  });

  it("are as wide as the line drawn under their names", () => {
    expect(cut("town name\n---- ----\nBern Anna\nGenf Bob\n")?.slice(2)).toEqual([
      ["Bern", "Anna"],
      ["Genf", "Bob"],
    ]);
  });

  it("leave titles above them in one piece", () => {
    expect(cut(`Stations of the railways in all parts\n\n${STATIONS.join("\n")}`)?.slice(0, 3)).toEqual([
      ["Stations of the railways in all parts"],
      ["", "", ""],
      ["Station", "Height", "Opened"],
    ]);
  });

  it("count characters, not bytes", () => {
    const text = "Ort     Höhe\nZürich  408\nGenève  375\nBülach  428\nChur    585\nÄsch    310\n";
    expect(cut(text)?.slice(0, 3)).toEqual([
      ["Ort", "Höhe"],
      ["Zürich", "408"],
      ["Genève", "375"],
    ]);
  });

  it("give a text that runs over its column the place of the next one", () => {
    const lines = Array.from({ length: 60 }, (_, row) => `Place ${String(row).padEnd(4)}  ${row}.5              m`);
    const rows = cut(["Place       Height            Unit", ...lines, "A far-too-long-name-indeed  km"].join("\n"));
    expect(rows?.at(-1)).toEqual(["A far-too-long-name-indeed", "", "km"]);
  });

  it.each([
    ["texts", "First this and then that\nA line with words\nAnd one more to go\nThe last of them"],
    ["words that happen to begin at the same place", "Anna  Meier went home\nBob   Frei  stayed"],
    [
      "commas with blanks behind them",
      "id,   name,   town\n1,    Anna,   Bern\n2,    Bob,    Genf\n3,    Eve,    Chur",
    ],
    ["values without blanks between", "2024-01-01 12:00\n2024-01-02 13:00\n2024-01-03 14:00"],
    ["tabs", "a\tb\n1\t2\n3\t4"],
    ["two lines", "a    b\n1    2"],
  ])("are not seen in %s", (_, text) => {
    expect(findGaps(text)).toBeUndefined();
  });

  it("do not end inside of a name that is longer than the values below it", () => {
    const lines = ["Win? Y/N        Votes", ...Array.from({ length: 8 }, (_, row) => `Y               ${row}12`)];
    expect(cut(lines.join("\n"))?.[0]).toEqual(["Win? Y/N", "Votes"]);
  });

  it("do not part the words of a long cell", () => {
    const towns = ["Bern", "Saint Gallen", "Chur", "Genf", "Zug", "Biel", "Thun"];
    const lines = ["Town          Votes", ...towns.map((town, row) => `${town.padEnd(14)}${row}12`)];
    expect(cut(lines.join("\n"))?.[2]).toEqual(["Saint Gallen", "112"]);
  });
});
