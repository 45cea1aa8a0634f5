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
    ["one column with a few commas", "remark\nFine\nLate\nYes, of course\nNo, never\n"],
    ["rows in quotes", '"k,""v"",w"\n"1,""x"",y"\n"2,""z"",y"\n'],
    ["a drawn table", "+---+-----+\n| k | v   |\n+---+-----+\n| 1 | a b |\n| 2 | c   |\n+---+-----+\n"],
    [
      "a list of SAP",
      "1.2.2024      List      1\n------------\n\n------------\n|  Item |Sum |\n------------\n| 1 A 2 |7,50|\n| 1 B 3 |9,00|\n------------\n",
    ],
    [
      "rows broken over lines",
      "id;text;n\n1;a long\ntext;5\n2;short;6\n3;more\n\nlines;7\n4;end;8\n5;end;9\n6;end;10\n",
    ],
    ["the joined keys of Eurostat", "unit,geo\\TIME\t2019 \t2020 \nPC,AT\t1.5 \t: \nPC,BE\t2.5 b\t2.6 \n"],
    ["a log with its own names", "#Version: 1.0\n#Fields: time c-ip sc-status\n01:02:03 ::1 200\n01:02:05 ::1 404\n"],
    ["notes below the names", "t,u,v\nUTC,m/s,hPa\n2021-05-01,1.5,990\n2021-05-02,1.7,991\n2021-05-03,2.5,988\n"],
    ["numbers as names", "shop;1;2;3\nA;7;9;4\nB;8;8;5\nC;6;9;5\n"],
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
    expect(read(text, first.choices)).toEqual({ ...first, selectable: expect.anything() });
  });

  it.each([2, 50, 5000])("say when nothing is left below line %i", (skiprows) => {
    expect(() => read("a,b\n1,2\n", { skiprows })).toThrow(`Nothing is left of the file below line ${skiprows}`);
  });

  it("take an empty delimiter for none, and give it back", () => {
    const outcome = read("a,b\n1,2\n3,4\n", { delimiter: "" });
    expect(outcome.choices.delimiter).toBe("");
    expect(rowsOf(outcome)).toEqual([["1,2"], ["3,4"]]);
    expect(read("a,b\n1,2\n3,4\n", outcome.choices)).toEqual({ ...outcome, selectable: expect.anything() });
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
    expect(read(text, first.choices)).toEqual({ ...first, selectable: expect.anything() });
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

describe("texts that only look delimited", () => {
  it.each([
    [
      "rows quoted as a whole",
      '"id,""town"",""say"""\n"7,""Ulm"",""a """"b"""" c"""\n"8,""Bonn"",""d"""\n',
      ["id", "town", "say"],
      [
        ["7", "Ulm", 'a "b" c'],
        ["8", "Bonn", "d"],
      ],
    ],
    [
      "rows quoted as a whole, with tabs",
      '"k\tv"\n"1\ta"\n"2\tb"\n',
      ["k", "v"],
      [
        ["1", "a"],
        ["2", "b"],
      ],
    ],
    [
      "rows quoted as a whole, with empty cells behind them",
      '"k,""v""";;;\n"1,""a""";;;\n"2,""b""";;;\n',
      ["k", "v"],
      [
        ["1", "a"],
        ["2", "b"],
      ],
    ],
    [
      "a table as databases print it",
      " k |  v  | w\n---+-----+----\n 1 | a b | x\n 2 | c   |\n(2 rows)\n",
      ["k", "v", "w"],
      [
        ["1", "a b", "x"],
        ["2", "c", ""],
      ],
    ],
    [
      "a table in a frame",
      "+---+-----+\n| k | v   |\n+---+-----+\n| 1 | a   |\n| 2 | b   |\n+---+-----+\n2 rows in set (0.01 sec)\n",
      ["k", "v"],
      [
        ["1", "a"],
        ["2", "b"],
      ],
    ],
    [
      "a table in a frame with lines between all rows",
      "+---+---+\n| k | v |\n+===+===+\n| 1 | a |\n+---+---+\n| 2 | b |\n+---+---+\n",
      ["k", "v"],
      [
        ["1", "a"],
        ["2", "b"],
      ],
    ],
    [
      "a table in Markdown, with a bar in a cell",
      "| k | v |\n|:--|--:|\n| 1 | a\\|b |\n| 2 | c |\n",
      ["k", "v"],
      [
        ["1", "a|b"],
        ["2", "c"],
      ],
    ],
    [
      "a table in Markdown, with dashes for what is missing",
      "| k | v |\n|:--|--:|\n| 1 | 2 |\n| -- | -- |\n| 3 | 4 |\n",
      ["k", "v"],
      [
        ["1", "2"],
        ["--", "--"],
        ["3", "4"],
      ],
    ],
    [
      "formulas around texts",
      'k,v\n="007",="01"\n="008",="02"\n',
      ["k", "v"],
      [
        ["007", "01"],
        ["008", "02"],
      ],
    ],
  ])("are read: %s", (_, text, titles, rows) => {
    const outcome = read(text);
    expect(outcome.table.columns.map(({ title }) => title)).toEqual(titles);
    expect(rowsOf(outcome)).toEqual(rows);
  });

  it.each([
    ["texts in quotes, each with a comma", 'name\n"Rossi, Ugo"\n"Bianchi, Eva"\n', 1, 2],
    ["quoted sentences", '"First, this."\n"Then, that."\n"Last, those."\n', 1, 3],
    ["bars without lines", "k|v\n1|---\n2|x\n", 2, 2],
    ["formulas that compute", "k,v\n=A1,=B1+1\n=A2,=B2+1\n", 2, 2],
  ])("but not %s", (_, text, columns, rows) => {
    const { table } = read(text);
    expect([table.columns.length, table.rowCount]).toEqual([columns, rows]);
  });
});

it("keeps cells in quotes beyond the first lines of rows quoted as a whole", () => {
  const rows = Array.from({ length: 5000 }, (_, row) => `"${row},""Name, ${row}"""\n`).join("");
  const { table } = read(`"id,name"\n${rows}"5000","Last, one"\n`);
  expect(table.columns.map((column) => textAt(column, table.rowCount - 1))).toEqual(["5000", "Last, one"]);
});

it("names the first of a hundred thousand comments in time", () => {
  const { table, warnings, clutter } = read(`#by X\nk,v\n${"1,a\n#c\n".repeat(100_000)}`);
  expect(table.rowCount).toBe(100_000);
  expect(clutter.slice(0, 3).map(({ line }) => line)).toEqual([1, 4, 6]);
  expect(warnings[0]?.message).toBe("Line 4 is a comment and was skipped");
});

it("judges a header by rows of the whole file", () => {
  const rows = (from: number, to: number, cell: (row: number) => string): string =>
    Array.from({ length: to - from }, (_, index) => `${cell(from + index)},${cell(from + index + 1)}\n`).join("");
  const texts = rows(0, 250, (row) => ["red", "blue", "green"][row % 3] ?? "");
  expect(read(`north,south\n${texts}${rows(250, 3000, (row) => String(row * 7))}`).parameters.header).toBe(true);
});

describe("lines that are no rows", () => {
  it.each([
    ["comments below a comment above", "# by X\nk,v\n1,a\n#later\n2,b\n", 2, ["# by X", "#later"]],
    ["comments in words", "k;v;w\n1;a;x\n// the rest\n2;b;y\n", 2, ["// the rest"]],
    [
      "the end of a Zeek log",
      "#separator \\x09\n#fields\tt\tid\n#types\ttime\tstring\n1.5\ta\n1.6\tb\n#close\tx\ty\n",
      2,
      ["#close\tx\ty"],
    ],
    ["numbered notes below", "k,v,w\n1,a,2\n2,b,3\n\n1) Estimated\n2) Revised\n", 2, ["1) Estimated", "2) Revised"]],
    ["notes with a slash", "k,v,w\n1,a,2\n2,b,3\n,,\n1/ All of it.\n2/ Part.\n", 2, ["1/ All of it.", "2/ Part."]],
    ["types", "k,v\nint,varchar(20)\n1,a\n2,b\n", 2, ["int,varchar(20)"]],
    ["formats", "s_no\tname\tv\n5s\t20s\t8n\n001\ta\t1.5\n002\tb\t1.6\n", 2, ["5s\t20s\t8n"]],
    [
      "the texts and numbers of questions",
      'Date,Q1,Q2\nDate,How many?,How old?\n"{""ImportId"":""d""}","{""ImportId"":""A""}","{""ImportId"":""B""}"\n2024-01-01,2,30\n2024-01-02,3,40\n2024-01-03,1,50\n',
      3,
      ["Date,How many?,How old?"],
    ],
    [
      "a logger's station, units and methods",
      '"TOA5","S1","CR6"\n"TIMESTAMP","RECORD","T"\n"TS","RN","Deg C"\n"","","Avg"\n"2024-01-01 00:00:00",1,5.5\n"2024-01-01 00:10:00",2,5.6\n"2024-01-01 00:20:00",3,5.4\n',
      3,
      ['"TS","RN","Deg C"'],
    ],
  ])("are told: %s", (_, text, rows, lines) => {
    const { table, clutter, warnings } = read(text);
    expect(table.rowCount).toBe(rows);
    for (const line of lines) expect(clutter.map(({ text: shown }) => shown)).toContain(line);
    expect(clutter.map(({ line }) => line)).toEqual(clutter.map(({ line }) => line).toSorted((a, b) => a - b));
    expect(warnings.filter(({ message }) => message.startsWith("Row "))).toEqual([]);
  });

  it.each([
    ["colours", "c,n\n#fff,1\n#000,2\n", 2],
    ["numbers of members", "id,name\n#1,Ann\n#2,Bo\n", 2],
    ["a word over numbers that is missing", "k,v,w\nn/a,n/a,n/a\n1,2,3\n4,5,6\n7,8,9\n", 4],
    ["a first row of texts like the others", "k,v\nred,Ulm\nblue,Bonn\nred,Ulm\n", 3],
    ["options among the rows", "k,v\n--all,1\n--none,2\n", 2],
  ])("do not include %s", (_, text, rows) => {
    const { table, clutter } = read(text);
    expect(table.rowCount).toBe(rows);
    expect(clutter).toEqual([]);
  });

  it("are fewer names than cells", () => {
    const { warnings } = read("a,bc,d\n1,x,2,\n2,y,3,\n");
    expect(warnings.map(({ message }) => message)).toContain("There are 3 names, but all rows have 4 cells");
    expect(read("a,b,c,d\n1,x,2,\n2,y,3,\n").warnings).toEqual([]);
  });

  it("are named where joined keys have been cut", () => {
    const { warnings } = read("unit,geo\\TIME\t2019 \t2020 \nPC,AT\t1.5 \t: \nPC,BE\t2.5 b\t2.6 \n");
    expect(warnings.map(({ message }) => message)).toEqual([
      "The first column holds several (unit, geo) and was cut at its commas; the names of the other columns are TIME",
    ]);
  });

  it("are empty rows if they have delimiters alone", () => {
    const { warnings } = read("id;name;n\n1;Ann;5\n2;Bo;6\n3;Cy;7\n;;;;\n;;;;\n");
    expect(warnings.map(({ message }) => message)).toEqual(["Empty rows skipped: 2"]);
  });

  it("are counted against the table where they outweigh it", () => {
    const { warnings } = read(`${"A title\n".repeat(9)}\nid,name,n\n1,Ann,5\n2,Bo,6\n3,Cy,7\n`);
    expect(warnings.map(({ message }) => message)).toContain("More lines were skipped (9) than rows were read (3)");
  });
});

describe("heads that name the columns", () => {
  it.each([
    [
      "a web server's log",
      "#Software: S\n#Version: 1.0\n#Fields: date time cs-uri sc-status\n2024-05-01 10:00:00 /a 200\n2024-05-01 10:00:01 /b 404\n",
      ["date", "time", "cs-uri", "sc-status"],
    ],
    [
      "keys of Eurostat",
      "unit,geo\\TIME\t2019 \t2020 \nPC,AT\t1.5 \t: \nPC,BE\t2.5 b\t2.6 \n",
      ["unit", "geo", "2019", "2020"],
    ],
    [
      "a batch of DATEV",
      '"EXTF";700;21;"Buchungen"\nUmsatz;Konto;Text\n1,50;8400;"a"\n2,50;8400;"b"\n',
      ["Umsatz", "Konto", "Text"],
    ],
    ["estimates of the US census", "GEO_ID,B1E\nGeography,Estimate!!Total\n05US1,7\n05US2,8\n", ["GEO_ID", "B1E"]],
    [
      "a series of the ONS",
      '"Title","Price index"\n"CDID","X1"\n"Unit","%"\n"Important notes",\n"2019","1.5"\n"2020","1.7"\n',
      ["Title", "Price index"],
    ],
    ["a Zeek log", "#separator \\x09\n#fields\tts\tuid\n#types\ttime\tstring\n1.5\tC1\n1.6\tC2\n", ["ts", "uid"]],
    [
      "an ARFF file",
      "% made by me\n@RELATION r\n@ATTRIBUTE 'sepal length' NUMERIC\n@ATTRIBUTE kind {a,b}\n@DATA\n5.1,a\n4.9,b\n",
      ["sepal length", "kind"],
    ],
  ])("are read: %s", (_, text, titles) => {
    const { table, parameters } = read(text);
    expect(table.columns.map(({ title }) => title)).toEqual(titles);
    expect(table.rowCount).toBe(2);
    expect(parameters.header).toBe(true);
  });

  it("give way to another choice", () => {
    const text = "#Fields: t s\n10:00:00 200\n10:00:01 404\n";
    expect(read(text, { skiprows: 2, headerRows: 0 }).table.rowCount).toBe(1);
  });
});
