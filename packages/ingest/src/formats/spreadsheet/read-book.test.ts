import { CFB, utils, write } from "@e965/xlsx";
import { type FurtherTable, textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { ingest } from "../../ingest.ts";
import type { IngestChoices, IngestedTable } from "../../reader.ts";
import { makeWorkbook } from "../../testing/make-workbook.ts";

type Cells = readonly (readonly string[])[];

interface MadeSheet {
  readonly cells: Cells;
  /** Attributes of a cell, by row and column: `0,1`. */
  readonly cellAttributes?: Readonly<Record<string, string>>;
  readonly rowAttributes?: Readonly<Record<number, string>>;
  readonly columns?: string;
}

function flatDocument(sheets: Readonly<Record<string, MadeSheet>>): Uint8Array {
  const tables = Object.entries(sheets).map(([name, { cells, cellAttributes, rowAttributes, columns = "" }]) => {
    const rows = cells.map((row, index) => {
      const made = row.map((text, column) => {
        const attributes = cellAttributes?.[`${index},${column}`] ?? "";
        const typed = /^\d+$/.test(text) ? ` office:value-type="float" office:value="${text}"` : "";
        return `<table:table-cell ${attributes}${typed}><text:p>${text}</text:p></table:table-cell>`;
      });
      return `<table:table-row ${rowAttributes?.[index] ?? ""}>${made.join("")}</table:table-row>`;
    });
    return `<table:table table:name="${name}">${columns}${rows.join("")}</table:table>`;
  });
  return Buffer.from(
    `<office:document office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet>${tables.join("")}</office:spreadsheet></office:body></office:document>`,
  );
}

async function read(bytes: Uint8Array, choices: IngestChoices = {}): Promise<IngestedTable> {
  const outcome = await ingest(bytes, { fileName: "book", choices });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome;
}

async function readCells(cells: Cells, choices?: IngestChoices): Promise<IngestedTable> {
  return read(flatDocument({ Sheet1: { cells } }), choices);
}

function titlesOf({ table }: IngestedTable): string[] {
  return table.columns.map(({ title }) => title);
}

function rowsOf({ table }: IngestedTable): string[][] {
  return Array.from({ length: table.rowCount }, (_, row) => table.columns.map((column) => textAt(column, row)));
}

function messagesOf({ warnings }: IngestedTable): string[] {
  return warnings.map(({ message }) => message);
}

function furtherOf({ selectable }: IngestedTable): readonly FurtherTable[] {
  return selectable.tables ?? [];
}

/** The sums of a balance must agree, or rows were lost. */
function expectBalanced({ selectable: { balance } }: IngestedTable): void {
  if (balance === undefined) throw new Error("There is no balance");
  const { file, table, clutter, leftOut } = balance;
  expect(table.rows + clutter.rows + leftOut.rows).toBe(file.rows);
  expect(table.characters + clutter.characters + leftOut.characters).toBe(file.characters);
}

const STOCK = [
  ["code", "item", "price"],
  ["K1", "Kettle", "30"],
  ["K2", "Pan", "22"],
  ["K3", "Ladle", "4"],
];

describe("merged cells in the body", () => {
  const cells = [
    ["Region", "Town", "Sales"],
    ["North", "Alta", "5"],
    ["", "Bodø", "7"],
    ["South", "Moss", "9"],
    ["", "Lyngdal", "2"],
    ["", "", ""],
    ["West", "Bergen", "8"],
  ];
  const span = 'table:number-rows-spanned="2"';
  const long = 'table:number-rows-spanned="3"';
  const bytes = flatDocument({ A: { cells, cellAttributes: { "1,0": span, "3,0": long } } });

  it("fill the cells that they cover, but no empty row", async () => {
    const outcome = await read(bytes);
    expect(rowsOf(outcome).map(([region]) => region)).toEqual(["North", "North", "South", "South", "West"]);
    expect(messagesOf(outcome)).toEqual(["Filled 2 cells that a merged cell covers, with its value"]);
    expect(outcome.choices.merged).toBe("filled");
    expectBalanced(outcome);
  });

  it("leave them empty if a person wants it", async () => {
    const outcome = await read(bytes, { merged: "empty" });
    expect(rowsOf(outcome).map(([region]) => region)).toEqual(["North", "", "South", "", "West"]);
    expect(messagesOf(outcome)).toEqual([]);
    expect(outcome.choices.merged).toBe("empty");
  });

  it("do nothing to names, or to a title of a section across the columns", async () => {
    const across = 'table:number-columns-spanned="3"';
    const sheet = { cells: STOCK.toSpliced(2, 0, ["Kitchen", "", ""]), cellAttributes: { "2,0": across } };
    const outcome = await read(flatDocument({ A: sheet }));
    expect(rowsOf(outcome)[1]).toEqual(["Kitchen", "", ""]);
    expect(outcome.choices.merged).toBeUndefined();
  });

  it("are given up when they cover more than there is", async () => {
    const merges = Array.from({ length: 5000 }, () => '<mergeCell ref="A2:A60000"/>').join("");
    const rows = Array.from({ length: 60_000 }, (_, row) => `<row><c><v>${row}</v></c><c><v>1</v></c></row>`).join("");
    const outcome = await read(makeWorkbook(rows, "<sst/>", { below: `<mergeCells>${merges}</mergeCells>` }));
    expect(outcome.table.rowCount).toBe(60_000);
  });
});

describe("tables side by side", () => {
  const staff = [
    ["id", "name"],
    ["1", "Ann"],
    ["2", "Bob"],
    ["3", "Cleo"],
  ];
  const beside = (left: Cells, right: Cells): Cells =>
    Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [
      ...(left[row] ?? (left[0] ?? []).map(() => "")),
      "",
      ...(right[row] ?? []),
    ]);

  it("are two, each of which can be opened", async () => {
    const bytes = flatDocument({ A: { cells: beside(staff, STOCK) } });
    const outcome = await read(bytes);
    expect(titlesOf(outcome)).toEqual(["id", "name"]);
    expect(messagesOf(outcome)).toEqual(["Another table is in D1:F4 of the sheet and was skipped: code, item, price"]);
    expect(furtherOf(outcome)).toEqual([
      { place: "D1:F4", titles: ["code", "item", "price"], rowCount: 3, choices: { sheet: "A", area: "D1:F4" } },
    ]);
    expectBalanced(outcome);
    const other = await read(bytes, furtherOf(outcome)[0]?.choices);
    expect(rowsOf(other)).toEqual(STOCK.slice(1));
    expect(other.choices).toMatchObject({ sheet: "A", area: "D1:F4" });
    expectBalanced(other);
    expect(rowsOf(await read(bytes, outcome.choices))).toEqual(rowsOf(outcome));
  });

  it("are two if one is shorter, such as a legend", async () => {
    const legend = [
      ["letter", "meaning"],
      ["a", "active"],
      ["b", "blocked"],
    ];
    const long = [...staff, ["4", "Di"], ["5", "Eva"]];
    const outcome = await readCells(beside(long, legend));
    expect(titlesOf(outcome)).toEqual(["id", "name"]);
    expect(furtherOf(outcome)).toMatchObject([{ place: "D1:E3", titles: ["letter", "meaning"], rowCount: 2 }]);
  });

  it("can be appended if they have the same names", async () => {
    const more = [staff[0] ?? [], ["4", "Di"], ["5", "Eva"]];
    const bytes = flatDocument({ A: { cells: beside([...staff, ["6", "Fay"]], more) } });
    const [table] = furtherOf(await read(bytes));
    const outcome = await read(bytes, table?.appends);
    expect(rowsOf(outcome).map(([, name]) => name)).toEqual(["Ann", "Bob", "Cleo", "Fay", "Di", "Eva"]);
  });

  it.each([
    [
      "groups of numbers",
      beside(STOCK, [
        ["2019", "2020"],
        ["5", "6"],
        ["7", "8"],
        ["9", "1"],
      ]),
    ],
    [
      "groups of numbers above notes",
      [
        ...beside(STOCK, [
          ["2019", "2020"],
          ["5", "6"],
          ["7", "8"],
          ["9", "1"],
        ]),
        ["Note: all prices in francs", "", "", "", "", ""],
        ["Source: shop", "", "", "", "", ""],
        ["Printed on 1.2.2024", "", "", "", "", ""],
      ],
    ],
    ["a column of remarks", beside(STOCK, [["remark"], ["new"], [""], ["old"]])],
    [
      "remarks in some rows",
      beside(
        [...STOCK, ["K4", "Pot", "9"], ["K5", "Jug", "8"]],
        [
          ["remark", "by"],
          ["new", "Ann"],
          ["", ""],
          ["old", ""],
        ],
      ),
    ],
    [
      "cells without names",
      beside(STOCK, [
        ["", ""],
        ["x", "y"],
        ["z", "w"],
        ["u", "v"],
      ]),
    ],
  ])("are one if they are parts of it: %s", async (_, cells) => {
    const outcome = await readCells(cells);
    expect(outcome.table.columns.length).toBeGreaterThan(4);
    expect(furtherOf(outcome)).toEqual([]);
    expectBalanced(outcome);
  });
});

describe("cells far away", () => {
  const rowAt = (row: number, first: string, second: string): string =>
    `<row r="${row}"><c r="A${row}" t="str"><v>${first}</v></c><c r="B${row}" t="str"><v>${second}</v></c></row>`;
  const head = rowAt(1, "code", "item") + rowAt(2, "K1", "Pan") + rowAt(3, "K2", "Pot");

  it("belong to the table if they are rows like its own", async () => {
    const outcome = await read(makeWorkbook(head + rowAt(5000, "K9", "Jug")));
    expect(rowsOf(outcome)).toEqual([
      ["K1", "Pan"],
      ["K2", "Pot"],
      ["K9", "Jug"],
    ]);
    expectBalanced(outcome);
  });

  it("are kept as skipped lines otherwise", async () => {
    const note = '<row r="5000"><c r="B5000" t="str"><v>checked by Ann</v></c></row>';
    const outcome = await read(makeWorkbook(head + note));
    expect(outcome.clutter).toEqual([{ line: 5000, text: "checked by Ann" }]);
    expect(messagesOf(outcome)).toEqual(["Skipped 1 cell far away from the table"]);
    expectBalanced(outcome);
  });

  it("are another table if they look like one", async () => {
    const far = (row: number, text: string): string =>
      `<row r="${row}"><c r="A${row}" t="str"><v>${text}1</v></c><c r="B${row}" t="str"><v>${text}2</v></c><c r="GR${row}" t="str"><v>far${row}</v></c><c r="GS${row}" t="str"><v>away</v></c></row>`;
    const outcome = await read(makeWorkbook(far(1, "name") + far(2, "a") + far(3, "b") + rowAt(4, "c1", "c2")));
    expect(titlesOf(outcome)).toEqual(["name1", "name2"]);
    expect(furtherOf(outcome)).toMatchObject([{ place: "GR1:GS3" }]);
    expectBalanced(outcome);
  });
});

describe("other sheets", () => {
  const month = (first: string): MadeSheet => ({
    cells: [
      ["code", "sold"],
      [first, "5"],
      ["K2", "7"],
    ],
  });
  const turned = {
    cells: [
      ["Sold", "Code"],
      ["9", "M1"],
    ],
  };
  const bytes = flatDocument({
    Jan: month("J1"),
    Feb: month("F1"),
    Mar: turned,
    Prices: { cells: STOCK },
    Empty: { cells: [] },
  });

  it("are named with what they hold, and can be opened", async () => {
    const outcome = await read(bytes);
    expect(outcome.parameters.sheet).toBe("Jan");
    expect(furtherOf(outcome).map(({ place, rowCount }) => [place, rowCount])).toEqual([
      ['sheet "Feb"', 2],
      ['sheet "Mar"', 1],
      ['sheet "Prices"', 3],
    ]);
    const prices = await read(bytes, furtherOf(outcome)[2]?.choices);
    expect(titlesOf(prices)).toEqual(["code", "item", "price"]);
  });

  it("can be appended one after the other if they have the same columns, in any order", async () => {
    const outcome = await read(bytes);
    expect(furtherOf(outcome).map(({ appends }) => appends?.append)).toEqual([["Feb"], ["Mar"], undefined]);
    const two = await read(bytes, furtherOf(outcome)[0]?.appends);
    expect(furtherOf(two).map(({ appends }) => appends?.append)).toEqual([["Feb", "Mar"], undefined]);
    const three = await read(bytes, furtherOf(two)[0]?.appends);
    expect(rowsOf(three)).toEqual([
      ["J1", "5"],
      ["K2", "7"],
      ["F1", "5"],
      ["K2", "7"],
      ["M1", "9"],
    ]);
    expect(messagesOf(three)).toEqual(['Appended 2 rows of "Feb"', 'Appended 1 row of "Mar"']);
    expectBalanced(three);
  });

  it("are appended to columns whose names differ in their case alone", async () => {
    const twice = (id: string): MadeSheet => ({
      cells: [
        ["Code", "CODE", "Sold"],
        [id, "x", "5"],
        [`${id}2`, "y", "6"],
      ],
    });
    const turned = {
      cells: [
        ["CODE", "Sold", "Code"],
        ["z", "7", "F"],
        ["w", "8", "G"],
      ],
    };
    const one = await read(flatDocument({ Jan: twice("J"), Feb: turned }), { sheet: "Jan", append: ["Feb"] });
    expect(rowsOf(one).slice(2)).toEqual([
      ["F", "z", "7"],
      ["G", "w", "8"],
    ]);
  });

  it.each([
    ["other columns", { append: ["Prices"] }, /"Prices" has other columns: code, item, price/],
    ["no such sheet", { append: ["April"] }, /no visible sheet named "April"/],
    ["no area", { area: "first table" }, /"first table" is no area/],
    ["an area without cells", { area: "X90:Z99" }, /no data/],
  ])("are refused by name: %s", async (_, choices, reason) => {
    expect(await ingest(bytes, { choices })).toMatchObject({ kind: "refused", reason: expect.stringMatching(reason) });
  });
});

describe("a table below another", () => {
  it("can be opened by its line", async () => {
    const below = [
      ["", "", ""],
      ["town", "people"],
      ["Bern", "134"],
      ["Thun", "43"],
      ["Biel", "55"],
    ];
    const outcome = await readCells([...STOCK, ...below]);
    expect(furtherOf(outcome)).toEqual([
      { place: "line 6", titles: ["town", "people"], rowCount: 3, choices: { sheet: "Sheet1", skiprows: 5 } },
    ]);
    expectBalanced(outcome);
    const other = await readCells([...STOCK, ...below], furtherOf(outcome)[0]?.choices);
    expect(rowsOf(other)[0]?.slice(0, 2)).toEqual(["Bern", "134"]);
  });
});

describe("hidden rows and columns", () => {
  it("are read and named, of an Open Document sheet", async () => {
    const columns = '<table:table-column/><table:table-column table:visibility="collapse"/>';
    const filter = 'table:visibility="filter"';
    const sheet = { cells: STOCK, columns, rowAttributes: { 2: filter, 3: 'table:visibility="collapse"' } };
    const outcome = await read(flatDocument({ A: sheet }));
    expect(outcome.table.rowCount).toBe(3);
    expect(messagesOf(outcome)).toEqual([
      "2 hidden rows were read like the others: 3–4",
      "1 hidden column was read like the others: B",
    ]);
  });

  it("are read and named, of an Excel sheet", async () => {
    const row = (number: number, text: string, attributes = ""): string =>
      `<row r="${number}"${attributes}><c r="A${number}" t="str"><v>${text}</v></c><c r="B${number}"><v>1</v></c></row>`;
    const rows = `${row(1, "name")}${row(2, "a", ' hidden="1"')}${row(3, "b", ' hidden="0"')}${row(4, "c", " hidden='true'")}`;
    const above = '<cols><col min="1" max="1" width="5" hidden="1"/><col min="3" max="16384" hidden="1"/></cols>';
    const outcome = await read(makeWorkbook(rows, "<sst/>", { above }));
    expect(messagesOf(outcome)).toEqual([
      "2 hidden rows were read like the others: 2, 4",
      "1 hidden column was read like the others: A",
    ]);
  });
});

const HIDDEN_PLACES = ["1 hidden row was read like the others: 2", "1 hidden column was read like the others: B"];

function withHidden(bookType: "biff8" | "xlml" | "xlsb"): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ["name", "town"],
    ["a", "b"],
    ["c", "d"],
    ["e", "f"],
  ]);
  sheet["!cols"] = [{ wch: 9 }, { wch: 9, hidden: true }];
  sheet["!rows"] = [{}, { hidden: true, hpx: 20 }];
  return new Uint8Array(write(utils.book_new(sheet, "First"), { type: "buffer", bookType }) as Buffer);
}

/** The writer of old workbooks leaves out rows, so the record of the hidden one is put below that of the sheet's size. */
function withHiddenRow(workbook: Uint8Array): Uint8Array {
  const DIMENSIONS = 0x0200;
  const file = CFB.read(Buffer.from(workbook), { type: "buffer" });
  const entry = CFB.find(file, "Workbook");
  if (entry === null) throw new Error("There is no workbook");
  const stream = Buffer.from(entry.content as Uint8Array);
  let at = 0;
  while (stream.readUInt16LE(at) !== DIMENSIONS) at += 4 + stream.readUInt16LE(at + 2);
  at += 4 + stream.readUInt16LE(at + 2);
  const row = Buffer.from("080210000100000002000000000000002001000f", "hex");
  entry.content = Buffer.concat([stream.subarray(0, at), row, stream.subarray(at)]);
  entry.size = entry.content.length;
  return new Uint8Array(CFB.write(file, { type: "buffer" }) as Buffer);
}

it.each([
  ["xls", withHiddenRow(withHidden("biff8"))],
  ["xlsb", withHidden("xlsb")],
  ["spreadsheetml", withHidden("xlml")],
])("names hidden rows and columns of %s", async (fileType, bytes) => {
  const { parameters, warnings } = await read(bytes);
  expect(parameters.fileType).toBe(fileType);
  expect(warnings.map(({ message }) => message)).toEqual(HIDDEN_PLACES);
});

it("visits no more columns than a sheet can have, however long a range of a binary sheet is", async () => {
  const file = CFB.read(Buffer.from(withHidden("xlsb")), { type: "buffer" });
  const part = CFB.find(file, "/xl/worksheets/sheet1.bin");
  if (part === null) throw new Error("There is no sheet");
  const content = Buffer.from(part.content as Uint8Array);
  const range = content.indexOf(Buffer.from([60, 18, 1, 0, 0, 0, 1, 0, 0, 0]));
  expect(range).toBeGreaterThan(0);
  content.writeUInt32LE(0xffff_fffe, range + 6);
  part.content = content;
  const bytes = new Uint8Array(CFB.write(file, { type: "buffer", fileType: "zip" }) as Buffer);
  expect(messagesOf(await read(bytes))).toEqual(HIDDEN_PLACES);
});

it("visits only the rows that are there, however far down one of a workbook as XML is", async () => {
  const text = new TextDecoder().decode(withHidden("xlml"));
  const far = text.replace("</Table>", '<Row ss:Index="400000000" ss:Hidden="1"></Row></Table>');
  expect(far).not.toBe(text);
  expect(messagesOf(await read(new TextEncoder().encode(far)))).toEqual(HIDDEN_PLACES);
});

it("counts a hidden column once however many ranges hide it", async () => {
  const range = '<col min="1" max="16384" hidden="1"/>';
  const rows = `<row r="1"><c r="A1" t="str"><v>n</v></c></row><row r="2"><c r="A2"><v>1</v></c></row><row r="1048576" hidden="1"><c r="A1048576"><v>2</v></c></row>`;
  const outcome = await read(makeWorkbook(rows, "<sst/>", { above: `<cols>${range.repeat(20_000)}</cols>` }));
  expect(messagesOf(outcome)).toContain("1 hidden column was read like the others: A");
});

describe("the balance of a sheet", () => {
  it("adds up titles, names, rows, remarks beside the table, totals and notes", async () => {
    const rows = Array.from({ length: 60 }, (_, row) => [`K${row}`, `Item ${row}`, String(row * 3)]);
    const cells = [
      ["Stock of the shop"],
      [""],
      ["code", "item", "price"],
      ...rows.with(7, ["K7", "Item 7", "21", "check this"]),
      [""],
      ["Source: the till of the shop"],
    ];
    const outcome = await readCells(cells);
    const { balance } = outcome.selectable;
    expect(balance?.file.rows).toBe(63);
    expect(balance?.table.rows).toBe(61);
    expect(balance?.clutter.rows).toBe(2);
    expectBalanced(outcome);
    expect(messagesOf(outcome)).toEqual([
      "Cells of row 8 beyond the last column were skipped: check this",
      "Line 65 below the table was not read as a row: Source: the till of the shop",
    ]);
  });

  it("counts lines that are skipped by choice", async () => {
    const settings = Array.from({ length: 15 }, (_, row) => [`Setting ${row}:`, `value ${row}`, "", ""]);
    const wide = [
      ["code", "item", "price", "stock"],
      ...Array.from({ length: 5 }, (_, row) => [`K${row}`, `Item ${row}`, String(row), String(row * 2)]),
    ];
    const outcome = await readCells([...settings, ["", "", "", ""], ...wide], { skiprows: 16 });
    expect(messagesOf(outcome)).toEqual([expect.stringContaining("15")]);
    expectBalanced(outcome);
  });
});
