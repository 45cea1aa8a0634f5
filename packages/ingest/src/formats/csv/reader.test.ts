import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, type IngestChoices, type IngestedTable } from "../../reader.ts";
import { csvReader } from "./reader.ts";

function read(text: string, choices: IngestChoices = {}): IngestedTable {
  const options = { fileName: "x.csv", limits: DEFAULT_LIMITS, choices };
  const outcome = csvReader.read(new TextEncoder().encode(text), options);
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome;
}

function rowsOf({ table }: IngestedTable): string[][] {
  return Array.from({ length: table.rowCount }, (_, row) => table.columns.map((column) => textAt(column, row)));
}

const TITLED = "Report of 2024\nid;name;note\n1;Ann;'a;b'\n2;Bo;'c'\n3;Cy;d\n";

describe("the choices that come back", () => {
  it.each([
    ["a plain table", "id,name\n1,Ann\n2,Bo\n"],
    ["a title, semicolons and single quotes", TITLED],
    ["a sep= line", "sep=|\na|b\n1|2\n3|4\n"],
    ["front matter", "---\nname: sales\n---\na,b\n1,2\n3,4\n"],
    ["aligned columns", "name     age\nAnn       34\nBo Lee     7\n"],
    ["prose", `${"One line of text\n".repeat(12)}and, another, one\n`],
  ])("read the same table again: %s", (_, text) => {
    const first = read(text);
    const again = read(text, first.choices);
    expect(rowsOf(again)).toEqual(rowsOf(first));
    expect(again.choices).toEqual(first.choices);
    expect(again.parameters).toEqual(first.parameters);
  });

  it.each([
    ["the delimiter", { delimiter: "," }, 1],
    ["no quotes", { quote: "" }, 4],
  ])("are obeyed when they differ from what is found: %s", (_, choices, columns) => {
    expect(read(TITLED, { ...choices, skiprows: 1, headerRows: 1 }).table.columns.length).toBe(columns);
  });

  it("obey the encoding, also where the bytes are valid UTF-8", () => {
    const outcome = read("name\nM\u00fcller\n", { encoding: "windows-1252" });
    expect(outcome.choices.encoding).toBe("windows-1252");
    expect(rowsOf(outcome)).toEqual([["M\u00c3\u00bcller"]]);
  });

  it("say where the table begins and whether it has names", () => {
    const { parameters, table } = read("a,b\nc,d\n1,2\n", { skiprows: 1, headerRows: 0 });
    expect(parameters).toMatchObject({ skiprows: 1, header: false });
    expect(table.rowCount).toBe(2);
  });
});

describe("choices at the edge", () => {
  it("leave out as many lines as are chosen, also hundreds, and come back as they were", () => {
    const text = `a,b\n${Array.from({ length: 1000 }, (_, row) => `${row},x\n`).join("")}`;
    const first = read(text, { skiprows: 300, headerRows: 0 });
    expect(first.parameters.skiprows).toBe(300);
    expect(rowsOf(first).at(0)).toEqual(["299", "x"]);
    expect(read(text, first.choices)).toEqual(first);
  });

  it.each([2, 50, 5000])("say when nothing is left below line %i", (skiprows) => {
    expect(() => read("a,b\n1,2\n", { skiprows })).toThrow(`Nothing is left of the file below line ${skiprows}`);
  });

  it("take an empty delimiter for none, and give it back", () => {
    const outcome = read("a,b\n1,2\n3,4\n", { delimiter: "" });
    expect(outcome.choices.delimiter).toBe("");
    expect(rowsOf(outcome)).toEqual([["1,2"], ["3,4"]]);
    expect(read("a,b\n1,2\n3,4\n", outcome.choices)).toEqual(outcome);
  });

  it.each(["utf-8", "UTF-8", "utf8"])("take %s for what it is", (encoding) => {
    expect(rowsOf(read("name\nM\u00fcller\n", { encoding }))).toEqual([["M\u00fcller"]]);
  });

  it("obey UTF-16 where the bytes do not tell it", () => {
    const bytes = Buffer.from("\u540d,\u5e74\n\u592a,\u4e00\n", "utf16le");
    const options = { fileName: "x.csv", limits: DEFAULT_LIMITS, choices: { encoding: "utf-16le" } };
    const outcome = csvReader.read(bytes, options);
    expect(outcome.kind === "table" && rowsOf(outcome)).toEqual([["\u592a", "\u4e00"]]);
  });
});

describe("SDMX-CSV", () => {
  it.each([
    ["of version 1", "DATAFLOW,FREQ,TIME_PERIOD,OBS_VALUE\nA:B(1.0),A,2020,1.5\nA:B(1.0),A,2021,2.5\n", "sdmx-csv"],
    ["of version 2", "STRUCTURE,STRUCTURE_ID,ACTION,OBS_VALUE\ndataflow,A:B(1.0),I,1.5\n", "sdmx-csv"],
    ["with a sign within cells", "STRUCTURE[;],STRUCTURE_ID,OBS_VALUE\ndataflow,A:B(1.0),1.5\n", "sdmx-csv"],
    ["no table of flows", "Dataflow,Name,Size\nx,y,1\n", "csv"],
    ["no list of structures", "STRUCTURE,NAME,SIZE\nx,y,1\n", "csv"],
  ])("is told by its first names: %s", (_, text, fileType) => {
    expect(read(text).parameters.fileType).toBe(fileType);
  });
});

describe("a line of text named as a spreadsheet", () => {
  const bytes = new TextEncoder().encode("Attachment report.xls not found!");
  const readAs = (fileName: string): string =>
    csvReader.read(bytes, { fileName, limits: DEFAULT_LIMITS, choices: {} }).kind;

  it("is refused, as no spreadsheet and no table", () => expect(readAs("report.XLS")).toBe("refused"));
  it("is a name without rows under any other name", () => expect(readAs("report.csv")).toBe("table"));
});

describe("names written with another delimiter than the rows", () => {
  const ROWS = "1,Ann,2024-01-02\n2,Bo,2024-01-03\n3,Cy,2024-01-04\n";

  it.each([
    ["blanks", "id name day"],
    ["semicolons", "id;name;day"],
    ["tabs and quotes", 'id\t"name"\tday'],
  ])("are read: %s", (_, names) => {
    const { table, parameters } = read(`${names}\n${ROWS}`);
    expect(table.columns.map(({ title }) => title)).toEqual(["id", "name", "day"]);
    expect(parameters).toMatchObject({ header: true, skiprows: 0, delimiter: "," });
  });

  it.each([
    ["a title of as many words above names", `Orders of May\nid,name,day\n${ROWS}`, ["id", "name", "day"]],
    ["a title of other words", `Orders of the month of May\n${ROWS}`, ["column_1", "column_2", "column_3"]],
  ])("are not seen in %s", (_, text, titles) => {
    const { table, parameters } = read(text);
    expect(table.columns.map(({ title }) => title)).toEqual(titles);
    expect(parameters.skiprows).toBe(1);
  });
});

describe("what may stand before the table", () => {
  it("takes the delimiter of Excel's sep= line, which is no row", () => {
    const { parameters, clutter, table } = read("sep=;\r\na;b\r\n1,5;2\r\n2,5;3\r\n");
    expect(parameters).toMatchObject({ delimiter: ";", skiprows: 1, lineTerminator: "\\r\\n" });
    expect(clutter).toEqual([{ line: 1, text: "sep=;" }]);
    expect(table.columns.map(({ title }) => title)).toEqual(["a", "b"]);
  });

  it("takes YAML front matter for clutter", () => {
    const { parameters, clutter } = read("---\nname: sales, all\ndelimiter: ';'\n---\na;b\n1;2\n");
    expect(parameters).toMatchObject({ delimiter: ";", skiprows: 4 });
    expect(clutter.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  });

  it("but not a table whose first row is a rule of hyphens", () => {
    expect(read("a,b\n---,---\n1,2\n").parameters.skiprows).toBe(0);
  });
});

describe("line ends", () => {
  it.each([
    ["\\n", "a,b\n1,2\n"],
    ["\\r\\n", "a,b\r\n1,2\r\n"],
    ["\\r", "a,b\r1,2\r"],
    ["\\r\\r\\n", "a,b\r\r\n1,2\r\r\n"],
    ["mixed", "a,b\r\n1,2\n"],
  ])("are reported: %s", (lineTerminator, text) => {
    const outcome = read(text);
    expect(outcome.parameters.lineTerminator).toBe(lineTerminator);
    expect(rowsOf(outcome)).toEqual([["1", "2"]]);
  });
});

describe("repairs", () => {
  it("are warnings with the row of the table", () => {
    const { warnings } = read('id,text,n\n1,"a "b" c",2\n2,"never closed,3\n4,5,6\n');
    expect(warnings).toEqual([
      { row: 0, message: "A quote in line 2 stands unescaped in a quoted cell; it is kept as text" },
      { row: 1, message: "A quote in line 3 is never closed; it is read as text" },
    ]);
  });

  it("have no row in the header", () => {
    const { warnings, table } = read('id,"name,"the text",n\n1,Ann,x,2\n2,Bo,y,3\n');
    expect(table.columns).toHaveLength(4);
    expect(warnings).toMatchObject([{ row: null }]);
  });
});

describe("another table below", () => {
  const text = "id,name,amount\n1,Ann,2.5\n2,Bo,3.5\nSource: the shop\n\nplace,items\nBern,12\nGenf,15\n";

  it("ends the table, and a note above it is none of its rows", () => {
    const outcome = read(text);
    expect(rowsOf(outcome)).toEqual([
      ["1", "Ann", "2.5"],
      ["2", "Bo", "3.5"],
    ]);
    expect(outcome.clutter.map(({ line }) => line)).toEqual([4, 6, 7, 8]);
    expect(outcome.warnings).toEqual([
      { row: null, message: "Another table begins in line 6 and was skipped: place, items" },
    ]);
  });

  it("is shown with its first lines when it is long", () => {
    const { clutter, warnings } = read(text + "Basel,17\n".repeat(20_000));
    const last = clutter.at(-1)?.line ?? 0;
    expect(last).toBeLessThan(5000);
    expect(warnings).toContainEqual({ row: null, message: `Lines after line ${last} are not shown` });
  });
});

describe("rows that look odd", () => {
  it("are told with their place", () => {
    const { warnings } = read("id,name,amount\n1,Ann,2.5\nid,name,amount\n2,Bo,3.5\n3,Cy,4.5\nTotal,,10.5\n");
    expect(warnings).toEqual([
      { row: 1, rows: [1], message: "Row 2 repeats the names of the columns" },
      { row: 4, rows: [4], message: "Row 5 looks like a row of totals" },
    ]);
  });
});

describe("cells beyond the header", () => {
  const rows = (count: number, extra: number): string =>
    Array.from({ length: count }, (_, row) => `${row},n${row},2${row < extra ? ",late" : ""}\n`).join("");

  it("of a few rows are left out and told", () => {
    const { table, warnings, clutter } = read(`id,name,amount\n${rows(40, 1)}`);
    expect(table.columns.map(({ title }) => title)).toEqual(["id", "name", "amount"]);
    expect(table.rowCount).toBe(40);
    expect(warnings).toContainEqual({
      row: 0,
      message: "Cells of row 1 beyond the last column were skipped: late",
    });
    expect(clutter).toEqual([{ line: 2, text: "late" }]);
  });

  it("are left out again when the table is read from its choices", () => {
    const text = `id,name,amount\n${rows(40, 1)}`;
    const first = read(text);
    expect(read(text, first.choices)).toEqual(first);
  });

  it.each([
    ["many rows", `id,name,amount\n${rows(100, 4)}`],
    ["one row of a short table", `id,name,amount\n${rows(20, 1)}`],
    ["one row below a header with a gap", `id,,amount\n${rows(40, 1)}`],
    ["one row without a header", rows(40, 1)],
  ])("of %s are a column", (_, text) => {
    const { table, clutter } = read(text);
    expect(table.columns).toHaveLength(4);
    expect(clutter).toEqual([]);
  });
});
