import { describe, expect, it } from "vitest";
import { hasHeader } from "./has-header.ts";

const rowsOf = (text: string): string[][] => text.split("\n").map((line) => line.split("|"));

describe("hasHeader", () => {
  it.each([
    ["names over numbers", "x|y\n1|2\n3|4"],
    ["one name over values", "price\n1.5\n2.5"],
    ["names over texts", "name|city\nAnna|Zurich\nBob|Bern"],
    ["foreign names over texts", "Name|Straße|Ort\nAnna Meier|Weg 1|Bern\nBob Frei|Gasse 22|Genf"],
    ["years over amounts", "Region|2019|2020\nNorth|1.5|2.5\nSouth|3.5|4.5"],
    ["hours behind a word", "site|0|1|2|3\nA|5|3|8|1\nB|7|7|2|1"],
    ["numbers of sensors over values, behind the name of a date", "day|11|12|13\n2024-05-01|4|5|6\n2024-05-02|5|6|7"],
    ["dates over numbers, behind a blank", "|30.06.2021|30.06.2022\nUlm|126|127\nBonn|336|338"],
    ["limits that count down", "name|0.5|0.25|0.1\na|1|2|3\nb|4|5|9"],
    ["years with decimals", "Land|Code|2001.0|2002.0|2003.0\nA|AA|5.5|7.5|12\nB|BB|1|4|5"],
    ["identifiers over flags", "id|100022|100025\na1|true|false\na2|false|true"],
    ["made-up names over texts", "field1|field2\nhello|goodbye\nhi|bye bye"],
    ["days with a total behind them", "shop|1|2|3|Sum|\nUlm|5|3|9|17|\nBonn|7|7|2|16|remark\nKiel|1|4|2|7|"],
    ["numbered names above numbers", "col 0|col 1|col 2\n1|2|3\n4|5|6\n7|8|9"],
    ["numbered names that begin like amounts", "VAR 1|VAR 2|VAR 3\n1.5|2|3\n4|5.5|6"],
    ["numbered names above numbered codes", "x1|x2|x3\nA7|A3|B1\nA2|C4|B9"],
    ["letters that are flags elsewhere", "secret|n\na|1\nb|2\nc|3\nd|4"],
    ["No for number", "No|Name\nA1|Anna\nB2|Bob"],
    ["boxes of a form that are ticked by their names", "who|Tea|Milk|Juice\nk1|Tea||\nk2||Milk|\nk3|Tea|Milk|Juice"],
    ["a Japanese name that is also a value", "名前|年齢\n名前|25\n太郎|30\n花子|28"],
    ["Russian names over texts", "Фамилия|Город\nИванов|Москва\nПетров|Омск"],
    ["names without a row below", "id|name|amount"],
    [
      "names repeated above a second section",
      "Minister|Date\nAnn|3 May 2014\nBob|4 May 2014\nMinister|Date\nEve|5 May 2014",
    ],
  ])("sees %s", (_, text) => {
    const [first = [], ...body] = rowsOf(text);
    expect(hasHeader(first, body)).toBe(true);
  });

  it.each([
    ["numbers over numbers", "1|2\n3|4"],
    ["records of the same kinds", "1|Anna|2020-01-01\n2|Bob|2020-01-02"],
    ["rows of a word and numbers that rise", "a|1|2|3\nb|2|3|4\nc|5|6|7"],
    ["dates among rows of dates", "x|2024-01-01|2024-01-02\ny|2024-02-01|2024-02-05\nz|2024-03-01|2024-03-04"],
    ["texts that come again", "red|Bern\nblue|Genf\nred|Bern\nblue|Bern"],
    ["people and places", "Anna|Zurich\nBob|Bern\nEve|Basel\nTim|Genf"],
    ["one row with a value", "1|Anna"],
    ["a row of values that happens to rise", "Ann|5|7|12\nBo|6|2|8\nCy|9|1|4\nDi|3|8|2\nEve|7|1|9"],
    ["rows that all count", "R1|R2|R3\nR4|R5|R6\nR7|R8|R9"],
    ["codes", "A-100|X1\nA-101|X2\nA-102|X3"],
    ["values alike to the letter", "Ḋ|Ḋ\nḌ|Ḍ\nḐ|Ḑ"],
    ["flags over flags", "y|n\nn|n\ny|n\ny|y"],
    ["nothing", ""],
  ])("takes %s for data", (_, text) => {
    const [first = [], ...body] = rowsOf(text);
    expect(hasHeader(first, body)).toBe(false);
  });
});
