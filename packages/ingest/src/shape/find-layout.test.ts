import { describe, expect, it } from "vitest";
import { findLayout } from "./find-layout.ts";

const rowsOf = (text: string): string[][] => text.split("\n").map((line) => line.split("|"));

const TABLE = "id|name|amount\n1|Anna|10.50\n2|Bob|20.00\n3|Eve|30.25\n4|Tim|40.75\n5|Lea|50.00\n6|Kim|60.10";

const LONG = `id|name|amount\n${Array.from({ length: 30 }, (_, row) => `${row}|n${row % 7}|${row}.5`).join("\n")}`;

describe("the first row", () => {
  it.each([
    ["a plain table", TABLE, 0],
    ["a title", `Orders 2024\n${TABLE}`, 1],
    ["a title padded to the width of the table", `Orders 2024||\n||\n${TABLE}`, 2],
    ["comments", `# made by hand\n// on Monday\n${TABLE}`, 2],
    ["front matter", `---\nname: orders\nrows: 3\n---\n${TABLE}`, 4],
    ["a separator hint", `sep=|\n${TABLE}`, 1],
    ["labels with values", `Created by:|SAP|\nDate:|2024-01-01|\n\n${TABLE}`, 3],
    [
      "pairs of a label and a value",
      "Author|Meier|||\nDate|2024-01-01|||\nid|name|city|price|day\n1|Ann|Bern|2.5|2024-01-02\n2|Bo|Genf|3.5|2024-01-03",
      2,
    ],
    [
      "a small table of such pairs",
      "Source|Bank of the world|\n\nUpdated|2024-01-01|\n\nCountry|Code|2019|2020\nAruba|ABW|1.5|2.5\nAngola|AGO|3.5|4.5\nAlbania|ALB|5.5|6.5",
      4,
    ],
    [
      "a title in the middle and pairs",
      `|Offer|||\nSeller|Meier|||\nVersion:||2||\nitem|city|shop|price|day\na|Bern|x|2.5|7\nb|Genf|y|3.5|8`,
      3,
    ],
    [
      "two lines of a title in the middle",
      `||Offer|\n||in francs|\nid|name|amount|tax\n1|Anna|10.50|2\n2|Bob|20.00|3\n3|Eve|30.25|4`,
      2,
    ],
    ["headers of a mail", `From: shop\nSubject: orders\n\n${TABLE}`, 3],
    ["a sentence cut into cells", `Created as a new data set|by the analyst on Monday| January 20|2016\n${TABLE}`, 1],
    ["the settings of a report", `Report|Sales|\nFrom|2024-01-01|\nTo|2024-01-31|\n\n${LONG}`, 4],
    ["settings with a header of their own", `Setting|Value|Remark\nFrom|1|first\nTo|31|last\n\n${LONG}`, 4],
    ["a summary as wide as the table", `Region|Count|Share\nNorth|12|0.4\nSouth|18|0.6\n\n${LONG}`, 4],
    ["two short blocks", `User|Ann|\nDay|1|\n\nRegion|Count|Share\nNorth|12|0.4\nSouth|18|0.6\n\n${LONG}`, 7],
    [
      "settings and a table without names",
      `Setting|Value\nFrom|2024-01-01\nTo|2024-01-31\n\n${LONG.split("\n").slice(1).join("\n")}`,
      4,
    ],
    [
      "a title that a comma has cut, and a blank row",
      "Results of May| by town\n\ntown|votes|share\nBern|12|1.5\nGenf|13|2.5",
      2,
    ],
    ["a comment with fewer cells than the rows", "# made by|hand\n1|2|3\n4|5|6\n7|8|9", 1],
    [
      "a header that is a comment above rows of different width",
      "# made by hand\n#id|name|note\n1|Anna|\n2|Bob|late\n3|Eve|",
      1,
    ],
    ["a header of texts that is a comment", "#name|city|job\nAnna|Bern|cook\nBob|Genf|smith\nEve|Bern|cook", 0],
    ["a header that is a comment", "# time|depth\n0.0|1.5\n0.1|1.6\n0.2|1.8", 0],
  ])("is found below %s", (_, text, firstRow) => {
    expect(findLayout(rowsOf(text)).firstRow).toBe(firstRow);
  });

  it.each([
    ["rows that begin with a colour", "#ff0000|red|1\n#00ff00|green|2\n#0000ff|blue|3\nnone|black|4"],
    ["an error of a spreadsheet", "#DIV/0!\n#NAME?\n#NULL!"],
    ["a sparse row of values", "1||\n2|a|b\n3|c|d\n4|e|f"],
    [
      "rows that begin narrow and have no names below",
      "a1|x|||\na2|y|||\na3|1.5|2.5|3|4\na4|1.5|2.5|3|4\na5|1|2|3|4\na6|1|2|3|4",
    ],
    [
      "a table of two columns above another",
      `${"key|value\n".repeat(21)}id|name|city|price\n${"1|Ann|Bern|2.5\n".repeat(90)}`,
    ],
    ["a table above one of about its size", `${TABLE}\n\ncity|votes|share\n${"Bern|12|1.5\n".repeat(9)}`],
    ["a few rows above a blank one and the rest", `${TABLE}\n\n${LONG.split("\n").slice(1).join("\n")}`],
    ["names that come again below a blank row", `id|name|amount\n0|n0|0.5\n\n${LONG}`],
    ["a list of words", "apple\nbanana\ncherry"],
    ["comments and nothing else", "# one\n# two"],
  ])("keeps %s", (_, text) => {
    expect(findLayout(rowsOf(text)).firstRow).toBe(0);
  });
});

describe("the names", () => {
  const groups = "||2019||2020|\nregion|code|Q1|Q2|Q1|Q2\nNorth|N|1.5|2.5|3.5|4.5\nSouth|S|5.5|6.5|7.5|8.5";

  it.each([
    ["one row", TABLE, 1, ["id", "name", "amount"]],
    ["units below", "Time|Depth\n(s)|(m)\n0.0|1.5\n0.1|1.6", 2, ["Time (s)", "Depth (m)"]],
    [
      "groups above No",
      "|Paid||Due\nNo|in|out|in\n1|1.5|2|3\n2|5.5|6|7",
      2,
      ["No", "Paid / in", "Paid / out", "Due / in"],
    ],
    ["hyphens below", "id|name|amount\n---|-----|------\n1|Anna|10.50\n2|Bob|20.00", 2, ["id", "name", "amount"]],
    ["what is counted below", "Day|People\n|Number\n31.12.1950|50958\n31.12.1951|51434", 2, ["Day", "People / Number"]],
    ["groups above", groups, 2, ["region", "code", "2019 / Q1", "2019 / Q2", "2020 / Q1", "2020 / Q2"]],
    ["names twice", `id|name|amount\n${TABLE}`, 2, ["id", "name", "amount"]],
    ["an addition below", "Unit|2013|Total\n||Restated\nA|1|2\nB|3|4\nC|5|6", 2, ["Unit", "2013", "Total / Restated"]],
    ["an index without a name", "city|amount\n0|Bern|1.5\n1|Genf|2.5\n2|Basel|3.5", 1, ["", "city", "amount"]],
    ["none", "1|Anna|10.50\n2|Bob|20.00", 0, []],
  ])("are read from %s", (_, text, headerRows, names) => {
    expect(findLayout(rowsOf(text))).toMatchObject({ headerRows, names });
  });

  it.each([
    ["texts in the first row of data", "name|city|note\nAnna|Bern|late\nBob|Genf|paid\nEve|Basel|late"],
    ["missing values in a row of hyphens and more", "site|depth|speed\nA|--|--\nB|1.5|2.5\nC|2.5|3.5"],
    ["a row with nothing in its first cell", "site|depth|speed\n|n/a|n/a\nB|1.5|2.5\nC|2.5|3.5"],
    ["a gap in the names", "id||age\n1101|John|30\n1102|Julie|26"],
    ["missing values in the first row of data", "site|depth|speed\nA|n/a|-\nB|1.5|2.5\nC|2.5|3.5"],
  ])("do not swallow %s", (_, text) => {
    expect(findLayout(rowsOf(text)).headerRows).toBe(1);
  });

  it("spread over the columns of a merged cell", () => {
    const grid = rowsOf("Place|Sales||\n|North|South|East\nA|1|2|3\nB|4|5|6");
    const merges = [
      { row: 0, column: 1, rows: 1, columns: 3 },
      { row: 0, column: 0, rows: 2, columns: 1 },
    ];
    expect(findLayout(grid, {}, { merges }).names).toEqual(["Place", "Sales / North", "Sales / South", "Sales / East"]);
  });

  it.each([
    ["of one group alone", "||Sales|\nRegion|Code|2019|2020\nNorth|N|3|4\nSouth|S|7|8", 2],
    ["of two groups that leave gaps", "People||Sales|\nRegion|Code|2019|2020\nNorth|N|3|4\nSouth|S|7|8", 2],
    [
      "of weeks that stand above their numbers",
      "|Week|Week|Week\nshop|1|2|3\nUlm|12|15|11\nBonn|7|9|22\nKiel|8|1|3",
      2,
    ],
    ["of quarters above their years", "|Q1|Q2|Q1\n|2019|2019|2020\nUlm|12|15|11\nBonn|7|9|22\nKiel|8|1|3", 2],
    ["in three rows", "||2019||2020|\n||men|women|men|women\nid|town|a|b|c|d\n1|Bern|1|2|3|4\n2|Genf|5|6|7|8", 3],
    ["with codes among them", `|Votes||\ntown|share|0503|0511\n${"Bern|0.5|37|412\nGenf|0.7|7|8\n".repeat(3)}`, 2],
  ])("%s are read", (_, text, headerRows) => {
    const { names, ...layout } = findLayout(rowsOf(text));
    expect(layout).toMatchObject({ firstRow: 0, headerRows });
    expect(names.at(-1)).toContain(" / ");
  });

  it("may be wrapped as two words above a small letter", () => {
    const grid = rowsOf("Start|Delivery|||\nday|place|Shop|2019|2020\n3 May|Ulm|A7|12|15\n4 May|Bonn|B2|7|9");
    expect(findLayout(grid)).toMatchObject({ firstRow: 0, headerRows: 2 });
  });

  it("may be wrapped in the first columns alone", () => {
    const grid = rowsOf("Start|Delivery|Deal||\nday|place|no.|2019|2020\n3 May|Ulm|A7|12|15\n4 May|Bonn|B2|7|9");
    expect(findLayout(grid)).toMatchObject({ firstRow: 0, headerRows: 2 });
  });

  it("end above the heading of a group", () => {
    const units = "shop|sales|hours\n|(EUR)|(h)\n";
    const groups = "North||\nUlm|12|15\nKiel|7|9\nSouth||\nBern|8|1";
    expect(findLayout(rowsOf(`shop|sales|hours\n${groups}`)).headerRows).toBe(1);
    expect(findLayout(rowsOf(units + groups)).headerRows).toBe(2);
    expect(findLayout(rowsOf(`|sales|hours\n\n${groups}`)).headerRows).toBe(1);
    expect(findLayout(rowsOf(`|sales|hours\n${groups}`)).headerRows).toBe(1);
  });

  it("may have their scale below", () => {
    const grid = rowsOf("shop|sales|hours\n|in thousands|\nUlm|12|15\nKiel|7|9\nBern|8|1");
    expect(findLayout(grid)).toMatchObject({ headerRows: 2, noteRows: [1] });
  });

  it("may count behind a blank column", () => {
    const grid = rowsOf("shop|1|2||3|4\nUlm|12|15||7|3\nKiel|7|9||4|6\nBern|8|1||2|9");
    expect(findLayout(grid).headerRows).toBe(1);
  });

  it("may have a row below that numbers the columns", () => {
    const grid = rowsOf("shop|sales|hours\n(1)|(2)|(3)\nUlm|12|15\nKiel|7|9");
    expect(findLayout(grid)).toMatchObject({ headerRows: 2, noteRows: [1], names: ["shop", "sales", "hours"] });
  });

  it("keep their places behind a margin", () => {
    const grid = rowsOf("||Offer||\n||item|price|day\n||a|2.5|7\n||b|3.5|8");
    expect(findLayout(grid)).toMatchObject({ firstRow: 1, names: ["", "", "item", "price", "day"], width: 5 });
  });

  it("do not begin with a long text that stands alone, which is a title", () => {
    const grid = rowsOf("||Sales of all branches by region and year|\nRegion|Code|2019|2020\nNorth|N|3|4\nSouth|S|7|8");
    expect(findLayout(grid)).toMatchObject({ firstRow: 1, headerRows: 1 });
  });

  it("of groups begin below the title", () => {
    const grid = rowsOf(`People by sex||||\n|Men||Women|\n|2019|2020|2019|2020\nBern|1|2|3|4\nGenf|5|6|7|8`);
    const names = ["", "Men / 2019", "Men / 2020", "Women / 2019", "Women / 2020"];
    expect(findLayout(grid)).toMatchObject({ firstRow: 1, names });
  });

  it("may be dates in a sheet, above numbers but not above dates", () => {
    const months = "Item|2020-01-01|2020-02-01|2020-03-01\n";
    const isTyped = (_: number, column: number): boolean => column > 0;
    const above = (body: string): number => findLayout(rowsOf(months + body), {}, { isTyped }).headerRows;
    expect(above("A|1|2|3\nB|4|5|6")).toBe(1);
    expect(above("A|2021-01-01|2021-02-01|2021-03-01\nB|2022-01-01|2022-02-01|2022-03-01")).toBe(0);
  });

  it("are not what a sheet keeps as numbers", () => {
    const grid = rowsOf("10|20\n1|2\n3|4");
    expect(findLayout(grid, {}, { isTyped: () => true }).headerRows).toBe(0);
  });
});

describe("a separator too many in the header", () => {
  const body = "1|Anna|10.50\n2|Bob|20.00\n3|Eve|30.25";
  const namesOf = (header: string, below = body): readonly string[] =>
    findLayout(rowsOf(`${header}\n${below}`), {}, { isCounted: true }).names;

  it.each(["id||name|amount", "|id|name|amount", "id|name|amount||"])("makes no column: %s", (header) => {
    expect(namesOf(header)).toEqual(["id", "name", "amount"]);
  });

  it.each([
    ["the rows have a cell below the gap", "id||amount", body],
    ["there are more gaps than cells missing", "id|||amount", body],
    ["the rows differ in width", "id||name|amount", `${body}\n4|Tim|40.75|late`],
    ["there are two rows", "id||name|amount", "1|Anna|10.50\n2|Bob|20.00"],
  ])("is a column without a name when %s", (_, header, below) => {
    expect(namesOf(header, below)).toContain("");
  });

  it("is not looked for where empty cells are not counted", () => {
    expect(findLayout(rowsOf(`id||name|amount\n${body}`)).names).toContain("");
  });
});

describe("choices", () => {
  it("are obeyed", () => {
    expect(findLayout(rowsOf(TABLE), { skiprows: 2, headerRows: 0 })).toMatchObject({ firstRow: 2, headerRows: 0 });
  });

  it("count lines, also where a cell has several", () => {
    expect(findLayout(rowsOf(TABLE), { skiprows: 3 }, { lines: [1, 4, 5, 6, 7, 8, 9] }).firstRow).toBe(1);
  });
});

describe("tables below", () => {
  it("are listed, and the first one ends above them", () => {
    const other = "Stock||\n\nplace|items\nBern|12\nGenf|15";
    const layout = findLayout(rowsOf(`${TABLE}\n\n${other}`));
    expect(layout).toMatchObject({ endRow: 7, others: [{ line: 11, title: "place, items" }] });
  });

  it("are seen by names that have changed a little", () => {
    const layout = findLayout(rowsOf(`${TABLE}\nid|name|amount|tax\n1|Anna|10.50|1`));
    expect(layout).toMatchObject({ endRow: 7, others: [{ line: 8 }] });
  });

  it.each([
    ["a blank row in the data", `${TABLE}\n\n7|Ann|70.00\n8|Jo|80.00`],
    [
      "the same names again, underlined",
      `id|name|amount\n--|--|--\n1|Ann|1.5\n2|Bo|2.5\n\nid|name|amount\n--|--|--\n7|Cy|70.00`,
    ],
    [
      "the lower names again",
      "|men||women|\nshop|2019|2020|2019|2020\nUlm|1|2|3|4\n\nshop|2019|2020|2019|2020\nBonn|5|6|7|8",
    ],
    ["the same names again", `${TABLE}\n\nid|name|amount\n7|Ann|70.00`],
    ["a note", `${TABLE}\n\nAll amounts are in francs`],
    ["a text in a column of numbers", `${TABLE}\n\n7|Ann|unknown\n8|Jo|80.00`],
  ])("are not seen in %s", (_, text) => {
    expect(findLayout(rowsOf(text)).others).toEqual([]);
  });
});
