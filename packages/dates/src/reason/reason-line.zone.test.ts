import { describe, expect, it } from "vitest";
import { formatReading } from "../output/index.ts";
import type { ReasonOptions } from "./line-reasoning.ts";
import { reasonLine } from "./reason-line.ts";

const OPTIONS: ReasonOptions = { now: () => 0 };

function read(line: string, options: Partial<ReasonOptions> = {}): string[] {
  return reasonLine(line, { ...OPTIONS, ...options }).readings.map((reading) => formatReading(reading, "iso-datetime"));
}

describe("reasonLine", () => {
  it.each([
    // numbers
    ["10 09 1999", "1999-09-10", "1999-10-09"],
    ["2024:03:05 14:30:07", "2024-03-05 14:30:07"],
    ["18122013", "2013-12-18"],
    ["2024030514:30", "2024-03-05 14:30:00"],
    ["2023-14-02", "2023-02-14"],
    ["5.IX.2024", "2024-09-05"],
    ["21 V 1987", "1987-05-21"],
    ["3 I 2007", "2007-01-03"],
    ["30.VI.88", "1988-06-30"],
    ["2019Q02", "2019-04"],
    ["2019-Q04", "2019-10"],
    ["8/1", "--01-08", "--08-01"],
    ["05:03:2024 14:30", "2024-03-05 14:30:00", "2024-05-03 14:30:00"],
    // months of a year in any order
    ["03.2021", "2021-03"],
    ["2021.03", "2021-03"],
    ["2022/7", "2022-07"],
    ["2021 - 03", "2021-03"],
    ["03 / 2021", "2021-03"],
    ["IX.2024", "2024-09"],
    ["VII-1999", "1999-07"],
    ["15-VII-1999", "1999-07-15"],
    // zones of dates
    ["2024-03-05+08:00", "2024-03-05+08:00"],
    ["2024-03-05Z", "2024-03-05+00:00"],
    ["5 Mar 2024 CET", "2024-03-05+01:00"],
    // years, quarters, weeks, days of the year
    ["2003", "2003"],
    ["год 2000", "2000"],
    ["2000 г.", "2000"],
    ["Q3 2024", "2024-07"],
    ["2024-Q3", "2024-07"],
    ["3. Quartal 2024", "2024-07"],
    ["3e trimestre 2024", "2024-07"],
    ["2024年第3季度", "2024-07"],
    ["drittes Quartal 2024", "2024-07"],
    ["tercer trimestre de 2024", "2024-07"],
    ["третий квартал 2024", "2024-07"],
    ["trzeci kwartał 2024", "2024-07"],
    ["tredje kvartal 2024", "2024-07"],
    ["2012-W05", "2012-01-30"],
    ["2012W055", "2012-02-03"],
    ["KW 12 2024 Mittwoch", "2024-03-20"],
    ["Mittwoch, KW 12/2024", "2024-03-20"],
    ["Sunday, week 12, 2024", "2024-03-24"],
    ["KW 12 2024 Mo", "2024-03-18"],
    ["2012-W05-3", "2012-02-01"],
    ["2012-060", "2012-02-29"],
    ["2012060", "2012-02-29"],
    // epochs
    ["@1700000000", "2023-11-14 22:13:20+00:00"],
    ["1655555555", "2022-06-18 12:32:35+00:00"],
    ["1700000000000", "2023-11-14 22:13:20+00:00"],
    ["1700000000123456", "2023-11-14 22:13:20.123456+00:00"],
    ["1700000000123456789", "2023-11-14 22:13:20.123456789+00:00"],
    ["2024-03-05T14:30:05.123456789Z", "2024-03-05 14:30:05.123456789+00:00"],
    ["/Date(1700000000009-0700)/", "2023-11-14 22:13:20.009+00:00"],
    // words
    ["March ninth, 2024", "2024-03-09"],
    ["тридцать первое марта 2024 года", "2024-03-31"],
    ["10 листоп 2017", "2017-11-10"],
    ["18 לאוקטובר 2012", "2012-10-18"],
    ["21ste maart 2024", "2024-03-21"],
    ["5 marca 2024 o 14:30", "2024-03-05 14:30:00"],
    ["2 alkali 2024", undefined],
    // times
    ["March 5, 2024 at noon", "2024-03-05 12:00:00"],
    ["mar 5 2024 0230pm", "2024-03-05 14:30:00"],
    ["25/3/2024 @ 1430", "2024-03-25 14:30:00"],
    ["8h10m00s", "08:10:00"],
    ["quarter to five on 5 March 2024", "2024-03-05 04:45:00"],
    ["5 March 2024, half past 2 pm", "2024-03-05 14:30:00"],
    ["5. März 2024, halb drei", "2024-03-05 02:30:00"],
    ["5. März 2024, Viertel vor eins", "2024-03-05 12:45:00"],
    ["5 mars 2024 à trois heures et demie", "2024-03-05 03:30:00"],
    ["5 de marzo de 2024 a las tres y media", "2024-03-05 03:30:00"],
    ["5 March 2024 at three o'clock", "2024-03-05 03:00:00"],
    ["5:16p", "17:16:00"],
    ["à 7.45 AM", "07:45:00"],
    ["2024年3月5日晚9:30", "2024-03-05 21:30:00"],
    ["Tue Mar 5 14:30:07 BRST 2024", "2024-03-05 14:30:07"],
    ["March 5, 2024 9:30 pm - 11:00 pm", "2024-03-05 21:30:00"],
    // calendars and eras
    ["5 March 2567 BE", "2024-03-05"],
    ["10. August 88 n. Chr.", "0088-08-10"],
    ["令和2年5月1日", "2020-05-01"],
    ["昭和64年1月7日", "1989-01-07"],
    ["平成元年1月8日", "1989-01-08"],
    ["民國113年3月5日", "2024-03-05"],
    ["04-03-1433 هـ", "2012-01-27"],
    ["۱ فروردین ۱۴۰۳", "2024-03-20"],
    ["二〇二四年三月五日", "2024-03-05"],
    // the date inside a sentence
    ["The deadline is 5 Mar 2024, please.", "2024-03-05"],
    ["不過大多數人把1939年9月1日德國入侵波蘭", "1939-09-01"],
    ["The road stays closed for now (March 2024).", "2024-03"],
    ["printed on Jul 05, 2024 02:30 PM CDT", "2024-07-05 14:30:00-05:00"],
  ])("reads %s", (line, ...expected) => {
    expect(read(line, { locale: "en_GB" })).toEqual(expected.filter((text) => text !== undefined));
  });

  it.each([
    ["a version", "1.2.3"],
    ["a version in a sentence", "Release: 2.11.40"],
    ["a range", "2-10"],
    ["a power", "1E5"],
    ["a gene", "SEPT2"],
    ["another gene", "MARCH1"],
    ["a telephone number", "044 123 45 67"],
    ["a telephone number in a sentence", "call 0912345678 now"],
    ["a number in a sentence", "Có 2024 cuốn sách."],
    ["a price", "Il conto è 2000 euro"],
    ["31 February", "31/02/2024"],
    ["31 February in a sentence", "An appointment on 31/02/2024"],
    ["the 366th day of a common year", "2013-366"],
    ["week 55", "2012-W55"],
    ["week 60 as people name it", "KW 60/2024"],
    ["a week without its year", "week 11"],
    ["an impossible time", "25:12"],
    ["a plain word", "may"],
    ["a sentence", "March on, may be"],
    ["a file of a court", "3:24-cv-01234"],
    ["an identifier", "709KRTTHhcGmX2UJpFZWKy"],
    ["a Roman numeral that is a word", "I'm on 11.2"],
    ["a colour", "rgb(12,05,124)"],
    ["a weight in a language with short words", "5 kg"],
    ["an IP address", "192.168.1.1"],
    ["a score", "3:1"],
    ["a set of tennis", "6-4, 7-5"],
    ["a chapter", "Chapter 12.3"],
    ["a price", "CHF 12.50"],
    ["a flight", "AF1234"],
    ["a year before Christ", "5 June 44 BC"],
    ["a name", "Sept-Îles"],
    ["a card number", "4111 1111 1111 1111"],
    ["a letter and a number in French", "S 5"],
    ["an article in Dutch", "De 7"],
    ["a count in Spanish", "7 de 10"],
    ["a year that is to be", "to be 2024"],
    ["what we may do", "this we may 2024 times do"],
    ["a decimal number of a month", "3.20"],
    ["a number in a sentence with a dot", "grew by 03.2021 in all"],
    ["half of something", "half of 5"],
    ["a duration", "5 h"],
    ["a duration in Russian", "12 месяцев"],
    ["a chapter in Chinese", "第3章"],
    ["an underscored code", "41_10_1"],
    ["a MAC address", "00:1A:2B:3C:4D:5E"],
  ])("takes %s for text", (_, line) => {
    const { readings, otherReadings, isDatetime } = reasonLine(line, OPTIONS);
    expect({ readings, otherReadings, isDatetime }).toEqual({ readings: [], otherReadings: [], isDatetime: false });
  });

  it("lists every likely reading in the order of the locale, and keeps the remote ones within reach", () => {
    expect(read("03/04/2024", { locale: "de_CH" })).toEqual(["2024-04-03", "2024-03-04"]);
    expect(read("03/04/2024", { locale: "en_US" })).toEqual(["2024-03-04", "2024-04-03"]);
    const { readings, otherReadings } = reasonLine("03.04.2024", { ...OPTIONS, locale: "de_CH" });
    expect(readings.map(({ month }) => month)).toEqual([4]);
    expect(otherReadings.map(({ month }) => month)).toEqual([3]);
  });

  it("shows both centuries of a year that programs read differently", () => {
    expect(read("mar 25 32")).toEqual(["2032-03-25", "1932-03-25"]);
    expect(read("mar 25 79")).toEqual(["1979-03-25"]);
  });

  it("lets the weekday decide, and keeps what it contradicts within reach", () => {
    const { readings, otherReadings } = reasonLine("Tue 05/03/2024", { ...OPTIONS, locale: "en_US" });
    expect(readings).toMatchObject([{ month: 3, day: 5 }]);
    expect(otherReadings).toMatchObject([{ month: 5, day: 3 }]);
  });

  it("lists unlikely readings beside the others when it may take its time", () => {
    expect(read("03.04.2024", { fast: false })).toEqual(["2024-04-03", "2024-03-04"]);
  });

  it("finds a date that is not sure when told that there is one", () => {
    expect(read("meet me 5 March or so")).toEqual([]);
    expect(read("meet me 5 March or so", { inferDatetime: false })).toEqual(["--03-05"]);
  });

  it.each([
    ["5 Mar 2024 10:36 BRST", ["BRST"]],
    ["about 5 March 2024", ["about"]],
    ["seit 5. März 2024", ["seit"]],
    ["March 25-27, 2012", ["27"]],
    ["March 5, 2024 9:30 pm - 11:00 pm", ["11:00 pm"]],
    ["The deadline is 5 Mar 2024, please.", ["The deadline", "please."]],
    ["Tue, 05 Mar 2024 14:30:00 +0100 (CET)", []],
    ["am 5. März 2024 um 14:30 Uhr", []],
    ["5 kg", []],
  ])("names what the reading of %s leaves out", (line, leftOut) => {
    expect(reasonLine(line, OPTIONS).leftOut).toEqual(leftOut);
  });

  it("explains itself", () => {
    const { flattened, trace } = reasonLine(" Sunday,\u00a0le 13/02/2024 ", OPTIONS);
    expect(flattened).toBe("Sunday, le 13/02/2024");
    expect(trace).toMatchObject({
      criticalSlots: ["day 11-13", "month 14-16", "year 17-21", "weekday 0"],
      splitter: ", /",
      skipper: "le",
      fast: true,
      solutionFound: true,
      singleSolutionFound: true,
      timeoutReached: false,
    });
    expect(trace.topPaths[0]).toBe("weekday + numeric-date (dmy)");
  });

  it("stops when its time is over and says so", () => {
    let clock = 0;
    const now = () => clock++;
    const line = "on 5 a 6 o 7 de 8 at 9 am on 5 a 6 o 7 de 8 at 9 am on 5 a 6 o 7 may de 8 at 9 am";
    const { trace } = reasonLine(line, { now, maxTimeMs: 1, fast: false, inferDatetime: false });
    expect(trace).toMatchObject({ timeoutReached: true, fast: false });
  });

  it.each([
    ["a megabyte", "5 ".repeat(500_000)],
    ["a hundred thousand digits", "9".repeat(100_000)],
    ["400 characters of months", "may 5 ".repeat(66)],
    ["160 tokens of numbers", "5 ".repeat(80)],
    ["a NUL", "2024-03-05\u0000x"],
    ["lone surrogates", "\ud800\udc00\ud800 5 \udfff"],
    ["nothing but direction marks", "\u200e\u200f\u202e"],
    ["a run of ideographs", "日".repeat(300)],
    ["an empty line", ""],
  ])("answers %s in bounded steps", (_, line) => {
    const { trace, readings } = reasonLine(line, OPTIONS);
    expect(trace.stopIterations).toBeLessThanOrEqual(8001);
    expect(readings).toEqual([]);
  });
});
