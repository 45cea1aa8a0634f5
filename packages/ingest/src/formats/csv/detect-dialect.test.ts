import { describe, expect, it } from "vitest";
import { detectDialect, type KnownDialect } from "./detect-dialect.ts";

function detect(text: string, known: KnownDialect = {}): ReturnType<typeof detectDialect>["dialect"] {
  return detectDialect(new TextEncoder().encode(text), known).dialect;
}

function repeat(count: number, line: (row: number) => string): string {
  return Array.from({ length: count }, (_, row) => line(row)).join("\n");
}

describe("detectDialect finds the delimiter", () => {
  it.each([
    ["decimal commas between semicolons", "a;b\n1,5;2,5\n3,5;4,5\n", ";"],
    ["commas in quoted text between tabs", 'a\tb\n"x, y"\t1\n"z, w"\t2\n', "\t"],
    ["carets", "id^name^city\n1^Ann, Lee^Bern\n2^Bo^Zug\n", "^"],
    ["a broken bar, two bytes long", "id¦name\n1¦Ann\n2¦Bo\n", "¦"],
    ["control characters of Hive", "1\u0001Ann\u0001Bern\n2\u0001Bo, Jr\u0001Zug\n", "\u0001"],
    ["colons of a password file", "root:x:0:0\nann:x:1000:100\nbo:x:1001:100\n", ":"],
    ["two bars", "id||name||city\n1||Ann||Bern\n2||Bo||Zug\n", "||"],
    ["a bar between tildes", `id~|~name~|~city\n${repeat(9, (row) => `${row}~|~Ann~|~Bern`)}\n`, "~|~"],
    ["one blank beside numbers", "a 1\nb 2\nc 3\n", " "],
    ["blanks between quoted cells", 'name "text" n\nann "so it is" 1\nbo "not, at all" 2\n', " "],
    ["one blank between three numbers", "u v w\n4 5 6\n7 8 9\n10 11 12\n", " "],
    ["one blank, and one at the line ends", "p q \n4 5 \n6 7 \n8 9 \n", " "],
    ["one blank below a comment with names", "# t v w\n0 1.5 20\n1 1.7 21\n2 1.9 24\n", " "],
    ["one blank beside codes", "given family unit\nAna Ruiz K7-12\nJan Novak K8-11\nEva Berg L1-09\n", " "],
    ["tabs, with commas in every first cell", "kind,place\\year\t2001 \t2002 \nA,X\t1 \t2 \nB,Y\t3 \t4 \n", "\t"],
    ["semicolons, with commas in all rows but not in the names", "id;spot\n1;a, b\n2;c, d\n3;e, f\n", ";"],
    ["closing braces", "K}L}M\n1}a}x\n2}b}y\n3}c}z\n", "}"],
    ["aligned columns", "name        city     age\nAnn Lee     Bern      34\nBo          St. Gallen  7\n", "  "],
    [
      "times with two blanks behind a comma",
      `host,at\n${repeat(12, (row) => `web,Mon Jul  4 09:${row + 10}:00 2022`)}\n`,
      ",",
    ],
    ["a comma and a blank", `a, b\n${repeat(20, (row) => `${row}, x`)}\n`, ","],
    ["a header of semicolons under a title with commas", "Sales, 2024, all shops\n\nid;name;n\n1;Ann;2\n2;Bo;3\n", ";"],
  ])("%s", (_, text, delimiter) => {
    expect(detect(text).delimiter).toBe(delimiter);
  });

  it.each([
    ["times", "when\n2024-01-05 10:20:30\n2024-01-06 11:21:31\n"],
    ["times without a name", "10:20:30\n11:21:31\n12:22:32\n"],
    ["links", "link\nhttps://a.example/x?a=1&b=2\nhttps://b.example/y?a=3&b=4\n"],
    ["first and last names", "Ann Lee\nBo Park\nCy Young\n"],
    ["numbers", "n\n1.5\n2.5\n"],
    ["quoted thousands", 'n\n"100,000,000"\n"200,000,000"\n'],
    ["amounts with blanks", "1 000\n2 500\n3 750\n"],
    ["phone numbers", `phone\n${repeat(6, (row) => `044 668 18 ${row + 10}`)}\n`],
    ["phone numbers without a name", repeat(6, (row) => `044 668 18 ${row + 10}`)],
    ["key and value", "name: Ann\ncity: Bern\nage: 7\n"],
  ])("but not in one column of %s", (_, text) => {
    expect(detect(text).delimiter).toBe(",");
  });

  it("and leaves quoted dates in words in one column", () => {
    expect(detect(`day\n${repeat(14, (row) => `"June ${row + 10}, 2021"`)}\n`).delimiter).toBe("");
  });

  it.each([
    ["names, later ones with a comma", `name\n${repeat(20, (row) => `N${row}`)}\n${repeat(20, () => "Rossi, Ugo")}\n`],
    ["words and numbers below a name", `room\n${repeat(40, (row) => `Room ${row}`)}\n`],
    ["one value with a semicolon", "x\ny\np;q\n"],
    ["one value with a tab", "x\ny\nz\np\tq\n"],
    ["remarks", "remark\nFine\nLate\nYes, of course\nNo, never\n"],
    ["addresses of two lengths", "spot\nHill 1\nHill 2\nHill 3, Ulm\nHill 4, Bonn\n"],
    ["amounts, later ones in thousands", "cost\n80\n90\n1,500\n12,500\n"],
    ["amounts with decimal commas", "Betrag\n7\n8\n9,5\n10,25\n"],
    ["decimals below a name", "weight\n1,05\n2,10\n3,25\n"],
    ["thousands below a name", "weight\n1,050\n12,100\n3,250,000\n"],
    ["thousands without a name", "1,050\n120\n3,250,000\n"],
    ["numbers below a name with a comma", "Sum, CHF\n10\n20\n30\n"],
    ["places below a name", "place\nUlm, Germany\nBonn, Germany\nBern, Switzerland\n"],
    ["few names below many with a comma", `who\nAnn\nBo\n${repeat(30, () => "Meier, Jo")}\n`],
  ])("and keeps one column of %s", (_, text) => {
    expect(detect(text).delimiter).toBe("");
  });

  it.each([
    ["two titles above names and rows", "Report\nof the week\nid,name\n1,Ann\n2,Bo\n", ","],
    ["more titles than rows", "Report\nof\nthe\nweek\n\nid;n\n1;5\n2;7\n3;8\n", ";"],
    ["a title above rows without names", "Report\n1,2\n3,4\n5,6\n", ","],
    ["a title above blanks behind commas", "Report\n1, 2\n3, 4\n5, 6\n", ","],
  ])("but cuts a table below %s", (_, text, delimiter) => {
    expect(detect(text).delimiter).toBe(delimiter);
  });

  it.each([
    ["semicolons where all rows agree on these alone", "a,b;c\n1,5;2\n7;3\n1;8\n", ";"],
    ["tabs, which are in no cell", "Meier, Ann\tBern\nRossi, Ugo\tUlm\n", "\t"],
  ])("and prefers %s", (_, text, delimiter) => {
    expect(detect(text).delimiter).toBe(delimiter);
  });

  it.each([
    ["two that cut all rows alike", repeat(5, () => "Meier,Ann;Bern"), ";"],
    ["none beside decimals that may be pairs", "1,5\n2,75\n3,5\n", ""],
    ["none beside such decimals below a name", "weight\n1,5\n2,75\n3,5\n", ""],
  ])("and doubts %s", (_, text, other) => {
    const { second } = detectDialect(new TextEncoder().encode(text));
    expect(second).toMatchObject({ delimiter: other, isEven: true });
  });

  it("and adds no sign with which the values of a column begin", () => {
    expect(detect(repeat(9, (row) => `0.5,#ff000${row}`)).delimiter).toBe(",");
  });

  it("and leaves prose with a few commas in one column", () => {
    const text = repeat(40, (row) => (row % 9 === 0 ? "First this, then that, and so on" : "A line without any"));
    expect(detect(text).delimiter).toBe("");
  });

  it("behind a long block of comments and in front of very long cells", () => {
    const comments = repeat(60, (row) => `# note ${row}, with, commas, of, any, number${", more".repeat(row % 5)}`);
    const cell = `"${"long text, ".repeat(40_000)}"`;
    expect(detect(`${comments}\nid;text\n${repeat(4, (row) => `${row};${cell}`)}\n`).delimiter).toBe(";");
  });
});

describe("detectDialect finds the quote and the escape", () => {
  it.each([
    ["double quotes", 'a,b\n"x, y",1\n"z",2\n', '"', '"'],
    ["single quotes around a delimiter", "1\tx\ty\n2\tx\t'te\txt'\n'3'\tx\tz\n", "'", "'"],
    ["single quotes around a whole column", "'a';1\n'b';2\n'c';3\n", "'", "'"],
    ["single quotes around all words", "'id','town'\n1,'Bern'\n2,\n3,4\n4,5\n5,6\n6,'Genf'\n", "'", "'"],
    ["single quotes doubled in a cell", `id;town\n1;'L''Isle'\n${repeat(9, (row) => `${row};Bern`)}\n`, "'", "'"],
    ["backslashes before quotes", '1|x|y\n2|x|"text\\"2\\""\n"3"|x|z\n', '"', "\\"],
    ["backslashes before quotes in single quotes", "1|x|y\n2|x|'text\\'2\\'text'\n'3'|x|z\n", "'", "\\"],
    ["backslashes before delimiters, without quotes", "a,b\nx\\, y,1\nz,2\nw\\, v,3\n", '"', "\\"],
  ])("%s", (_, text, quote, escaping) => {
    expect(detect(text)).toMatchObject({ quote, escape: escaping });
  });

  it.each([
    ["apostrophes in words", "a,b\n'tis,1\nRock 'n' Roll,2\nit's,3\n", '"'],
    ["inches and feet", "a,b\n'5'' long,1\n6'',2\nplain,3\n", '"'],
    ["a few words in single quotes", `t,n\n'Hamlet',1\n${repeat(20, (row) => `Play ${row},${row}`)}\n`, '"'],
  ])("but does not take %s for quotes", (_, text, quote) => {
    expect(detect(text).quote).toBe(quote);
  });

  it("does not take the backslashes of folders for escapes", () => {
    expect(detect('path,n\n"C:\\data\\",1\n"C:\\temp\\",2\n').escape).toBe('"');
  });
});

it("obeys what is known already", () => {
  const known = { delimiter: ";", quote: "'", escape: "\\" };
  expect(detect("a,b;c\n1,2;3\n", known)).toEqual(known);
  expect(detect("a,b,c\n1,2,3\n", { quote: "" })).toMatchObject({ delimiter: ",", quote: "" });
});
