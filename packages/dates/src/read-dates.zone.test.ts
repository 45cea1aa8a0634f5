import { describe, expect, it } from "vitest";
import { formatReading } from "./output/index.ts";
import { readDates } from "./read-dates.ts";
import type { ColumnReading, DateOrder, ReadOptions } from "./reading.ts";

function read(line: string, options?: ReadOptions): string[] {
  return readDates(line, options).map((reading) => formatReading(reading, "iso-datetime"));
}

const OPEN: ColumnReading = {
  order: null,
  viable: ["dmy", "mdy", "ymd"],
  dottedOrder: null,
  likely: null,
  shortYears: null,
  serials: false,
};

/** What a column says, as far as it matters. */
function column(given: Partial<ColumnReading>): ReadOptions {
  return { column: { ...OPEN, ...given } };
}

describe("readDates", () => {
  it.each([
    // numbers with separators
    ["13/02/2024", "2024-02-13"],
    ["2/13/2024", "2024-02-13"],
    ["13.02.2024", "2024-02-13"],
    ["5. 3. 2024", "2024-03-05"],
    ["05.03.2024.", "2024-03-05"],
    ["13-2-2024", "2024-02-13"],
    ["13 02 2024", "2024-02-13"],
    ["2024-03-05", "2024-03-05"],
    ["2024/3/5", "2024-03-05"],
    ["2024.03.05", "2024-03-05"],
    ["2024:03:05", "2024-03-05"],
    ["2024-03-05T9:5:3", "2024-03-05 09:05:03"],
    ["2024-03-05+08:00", "2024-03-05+08:00"],
    ["5 Mar 2024 CET", "2024-03-05+01:00"],
    ["24/12/69", "1969-12-24"],
    ["24.12.23", "2023-12-24"],
    ["31/12/69", "1969-12-31"],
    ["99-12-31", "1999-12-31"],
    ["29/02/2024", "2024-02-29"],
    ["05/05/2024", "2024-05-05"],
    // without separators
    ["20240305", "2024-03-05"],
    ["20240305T1430Z", "2024-03-05 14:30:00+00:00"],
    ["20240305143007", "2024-03-05 14:30:07"],
    ["20240305T143007.5-0300", "2024-03-05 14:30:07.5-03:00"],
    // ISO 8601 and its kin
    ["2024-03-05T14:30", "2024-03-05 14:30:00"],
    ["2024-03-05 14:30:05", "2024-03-05 14:30:05"],
    ["2024-03-05T14:30:05.678901+01:00", "2024-03-05 14:30:05.678901+01:00"],
    ["2024-03-05T14:30:05,6Z", "2024-03-05 14:30:05.6+00:00"],
    ["2024-03-05 14:30 UTC-5", "2024-03-05 14:30:00-05:00"],
    ["2024-03-05 00:00:00", "2024-03-05 00:00:00"],
    // names of months
    ["5 Mar 2024", "2024-03-05"],
    ["5. März 2024", "2024-03-05"],
    ["March 5, 2024", "2024-03-05"],
    ["2024 March 5", "2024-03-05"],
    ["05-MAR-2024", "2024-03-05"],
    ["05MAR2024", "2024-03-05"],
    ["5 Mar 24", "2024-03-05"],
    ["3rd of May 2024", "2024-05-03"],
    ["5 de marzo de 2024", "2024-03-05"],
    ["le 1er août 2024", "2024-08-01"],
    ["5 fevrier 2024", "2024-02-05"],
    ["5 марта 2024 г.", "2024-03-05"],
    ["2024 m. kovo 5 d.", "2024-03-05"],
    ["Mar 2024", "2024-03"],
    ["Mar '24", "2024-03"],
    ["Dec. 21", "--12-21"],
    ["05/Mar/2024:14:30:00 +0000", "2024-03-05 14:30:00+00:00"],
    // weekdays
    ["Tue, 05 Mar 2024", "2024-03-05"],
    ["Dienstag, 5. März 2024 um 14:30 Uhr", "2024-03-05 14:30:00"],
    ["terça-feira, 5 de março de 2024", "2024-03-05"],
    ["Tue, 05 Mar 2024 14:30:00 +0100 (CET)", "2024-03-05 14:30:00+01:00"],
    // labels
    ["2024年3月5日", "2024-03-05"],
    ["2024年3月5日(火) 午後3時30分", "2024-03-05 15:30:00"],
    ["2024년 3월 5일 화요일 오전 1:31", "2024-03-05 01:31:00"],
    ["ngày 5 tháng 3 năm 2024", "2024-03-05"],
    // native digits, odd spaces, direction marks
    ["٢٠٢٤-٠٣-٠٥", "2024-03-05"],
    ["２０２４／０３／０５", "2024-03-05"],
    ["\u200e13\u00a0/\u00a002\u00a0/\u00a02024", "2024-02-13"],
    // times
    ["14:30", "14:30:00"],
    ["2:30 pm", "14:30:00"],
    ["12 am", "00:00:00"],
    ["12:05 p.m.", "12:05:00"],
    ["01/18/2024 12:16 AM", "2024-01-18 00:16:00"],
    ["Jan 18, 2024 12:16 am EST", "2024-01-18 00:16:00-05:00"],
    ["15h30", "15:30:00"],
    ["5 Mar 2024 2:30:15 PM", "2024-03-05 14:30:15"],
    ["31.1.2020 klo 14.30", "2020-01-31 14:30:00"],
    // parts
    ["2024-03", "2024-03"],
    ["03/2024", "2024-03"],
  ])("reads %s as %s", (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  it.each([
    ["a version", "1.2.3"],
    ["a version with two digits", "10.15.7"],
    ["an address", "192.168.0.1"],
    ["a range", "2-10"],
    ["a decimal number", "10.2024"],
    ["a power", "1E5"],
    ["a guess", "c. 5 March 1890"],
    ["a gene", "SEPT2"],
    ["a gene", "MARCH1"],
    ["a gene with two digits", "MAR10"],
    ["a length of time", "PT2H40M"],
    ["a score in letters", "3 v 21"],
    ["a letter", "a"],
    ["a number", "12"],
    ["a year-like number", "2024"],
    ["a long number", "4512345678"],
    ["eight digits that are no date", "20241345"],
    ["a phone number", "044 123 45 67"],
    ["a phone number in pairs", "01 42 68 53 00"],
    ["a postal code", "00137"],
    ["an amount", "1'234.50"],
    ["a ratio", "16:9"],
    ["a duration", "5 h"],
    ["a weight", "5 kg"],
    ["a word", "may"],
    ["a sentence", "March on, may be"],
    ["a weekday", "Tuesday 5"],
    ["an ordinal of a street", "1400 3RD STREET"],
    ["a counted weekday", "10th Wednesday in November"],
    ["a range of days", "5-7 Mar 2024"],
    ["a pair of dates", "5 Mar 2024 - 7 Mar 2024"],
    ["31 February", "31/02/2024"],
    ["29 February of a common year", "29/02/2023"],
    ["29 February 2100", "29 February 2100"],
    ["a zero date", "00/00/0000"],
    ["a month 13", "2024-13-22"],
    ["hour 25", "2024-03-05 25:00"],
    ["minute 60", "14:60"],
    ["an empty line", ""],
    ["spaces", "   "],
    ["separators", "//"],
    ["a lone surrogate", "\ud800 5"],
    ["a NUL", "2024-03-05\u0000x"],
    ["a megabyte", "5 ".repeat(500_000)],
    ["a hundred thousand digits", "9".repeat(100_000)],
  ])("does not read %s", (_, line) => {
    expect(read(line)).toEqual([]);
  });

  it("gives both readings of 03/04/2024, the locale's own first", () => {
    expect(read("03/04/2024")).toEqual(["2024-04-03", "2024-03-04"]);
    expect(read("03/04/2024", { locale: "en_US" })).toEqual(["2024-03-04", "2024-04-03"]);
    expect(read("03/04/2024", { locale: "no such locale" })).toEqual(["2024-04-03", "2024-03-04"]);
  });

  it("reads years of two digits as first and as last, and in both centuries where programs differ", () => {
    expect(read("24/12/23")).toEqual(["2023-12-24", "2024-12-23"]);
    expect(read("24.12.68")).toEqual(["1968-12-24", "2068-12-24"]);
  });

  it("takes years of two digits for those that the column leaves", () => {
    const within = (first: number, last: number, excludes: readonly DateOrder[] = []) =>
      column({ shortYears: { first, last, excludes } });
    expect(read("24/12/18", within(2018, 2018, ["ymd"]))).toEqual(["2018-12-24"]);
    expect(read("24.12.45", within(1927, 2026))).toEqual(["1945-12-24"]);
    expect(read("24.12.45", within(2000, 2010))).toEqual(["2045-12-24", "1945-12-24"]);
  });

  it("rules out no order by a year that is a little outside those of the column", () => {
    const years = { first: 2024, last: 2024, excludes: ["dmy"] } as const;
    expect(read("24/12/23", column({ shortYears: years }))).toEqual(["2023-12-24", "2024-12-23"]);
    expect(read("24.12.23", column({ order: "dmy", shortYears: years }))).toEqual(["2023-12-24"]);
  });

  it("shows the likelier order first and does not hide the other", () => {
    expect(read("03/04/2024", column({ likely: "mdy" }))).toEqual(["2024-03-04", "2024-04-03"]);
  });

  it("puts the proven order first and keeps its rival as a remote one", () => {
    const [first, second] = readDates("03/04/2024", column({ order: "mdy" }));
    expect(first).toMatchObject({ order: "mdy", month: 3, day: 4 });
    expect(second?.score).toBeLessThan(0.01);
  });

  it("still reads an outlier against the proven order", () => {
    expect(read("13/04/2024", column({ order: "mdy" }))).toEqual(["2024-04-13"]);
  });

  it("takes dots as day first even in a column that is month first", () => {
    expect(read("03.04.2024", column({ order: "mdy" }))).toEqual(["2024-04-03"]);
    expect(read("04.13.2024")).toEqual(["2024-04-13"]);
  });

  it("lets the weekday decide the order, and lowers the score when it agrees with none", () => {
    expect(read("Tue 05/03/2024")).toEqual(["2024-03-05"]);
    expect(read("Fri 05/03/2024")).toEqual(["2024-05-03"]);
    const [right, wrong] = ["Tue, 5 Mar 2024", "Mon, 5 Mar 2024"].map((line) => readDates(line)[0]?.score ?? 0);
    expect(wrong).toBeLessThan(right!);
  });

  it("shows both meanings of a word that languages share", () => {
    expect(read("5 listopad 2024", { locale: "pl_PL" })).toEqual(["2024-11-05", "2024-10-05"]);
    expect(read("5 listopad 2024", { locale: "hr_HR" })).toEqual(["2024-10-05", "2024-11-05"]);
  });

  it("reads Excel serials only where the column has them", () => {
    expect(read("45356")).toEqual([]);
    expect(read("45356", column({ serials: true }))).toEqual(["2024-03-05"]);
    expect(read("45356.604166667", column({ serials: true }))).toEqual(["2024-03-05 14:30:00"]);
    expect(read("123456", column({ serials: true }))).toEqual([]);
  });

  it("scores between 0 and 1, and names its rules", () => {
    const readings = ["03/04/2024", "5 Mar 2024 14:30", "20240305"].flatMap((line) => readDates(line));
    for (const { score, rule } of readings) {
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(rule).not.toBe("");
    }
  });

  it("answers a line made to be ambiguous in bounded steps", () => {
    expect(readDates("de 5 am 5 pm de 5 a 5 o 5 de 5 am 5 pm de 5 a 5 o 5 de 5 am")).toEqual([]);
  });
});
