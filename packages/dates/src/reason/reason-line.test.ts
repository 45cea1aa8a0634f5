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
    ["2012:05:25 22:06:50", "2012-05-25 22:06:50"],
    ["18122013", "2013-12-18"],
    ["2016020417:10", "2016-02-04 17:10:00"],
    ["2024-13-01", "2024-01-13"],
    ["5.IX.2024", "2024-09-05"],
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
    ["2012-060", "2012-02-29"],
    ["2012060", "2012-02-29"],
    // epochs
    ["@1601677889", "2020-10-02 22:31:29+00:00"],
    ["1484823450", "2017-01-19 10:57:30+00:00"],
    ["1436745600000", "2015-07-13 00:00:00+00:00"],
    ["1436745600123456", "2015-07-13 00:00:00.123456+00:00"],
    ["1436745600123456789", "2015-07-13 00:00:00.123456789+00:00"],
    ["2024-03-05T14:30:05.123456789Z", "2024-03-05 14:30:05.123456789+00:00"],
    ["/Date(1601677889008-0700)/", "2020-10-02 22:31:29.008+00:00"],
    // words
    ["May eighth, 2010", "2010-05-08"],
    ["двадцать пятое мая 2020 года", "2020-05-25"],
    ["10 листоп 2017", "2017-11-10"],
    ["18 לאוקטובר 2012", "2012-10-18"],
    ["23ste februari 2016", "2016-02-23"],
    ["29 listopada 2014 o 08:40", "2014-11-29 08:40:00"],
    ["2 alkali 2024", undefined],
    // times
    ["November 19, 2014 at noon", "2014-11-19 12:00:00"],
    ["oct 5 2012 1045pm", "2012-10-05 22:45:00"],
    ["27/5/1979 @ 0700", "1979-05-27 07:00:00"],
    ["8h10m00s", "08:10:00"],
    ["quarter to five on 5 March 2024", "2024-03-05 04:45:00"],
    ["5 March 2024, half past 2 pm", "2024-03-05 14:30:00"],
    ["5. März 2024, halb drei", "2024-03-05 02:30:00"],
    ["5. März 2024, Viertel vor eins", "2024-03-05 12:45:00"],
    ["5 mars 2024 à trois heures et demie", "2024-03-05 03:30:00"],
    ["5 de marzo de 2024 a las tres y media", "2024-03-05 03:30:00"],
    ["5 March 2024 at three o'clock", "2024-03-05 03:00:00"],
    ["5:16p", "17:16:00"],
    ["à 6.13 AM", "06:13:00"],
    ["2016年9月14日晚8:00", "2016-09-14 20:00:00"],
    ["Thu Sep 25 10:36:28 BRST 2003", "2003-09-25 10:36:28"],
    ["December 31, 2022 10:00 pm - 12:00 am", "2022-12-31 22:00:00"],
    // calendars and eras
    ["10 August 2555 BE", "2012-08-10"],
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
    ["She is getting married soon (July 2017).", "2017-07"],
    ["last updated Aug 06, 2018 05:05 PM CDT", "2018-08-06 17:05:00-05:00"],
  ])("reads %s", (line, ...expected) => {
    expect(read(line, { locale: "en_GB" })).toEqual(expected.filter((text) => text !== undefined));
  });

  it.each([
    ["a version", "1.2.3"],
    ["a version in a sentence", "Version: 1.10.30"],
    ["a range", "2-10"],
    ["a power", "1E5"],
    ["a gene", "SEPT2"],
    ["another gene", "MARCH1"],
    ["a telephone number", "044 123 45 67"],
    ["a telephone number in a sentence", "call 0912345678 now"],
    ["a number in a sentence", "Có 1975 người tham gia."],
    ["a price", "Il prezzo è 1000 euro"],
    ["31 February", "31/02/2024"],
    ["31 February in a sentence", "An appointment on 31/02/2024"],
    ["the 366th day of a common year", "2013-366"],
    ["week 55", "2012-W55"],
    ["an impossible time", "25:12"],
    ["a plain word", "may"],
    ["a sentence", "May not be correct"],
    ["a file of a court", "2:18-cv-00490"],
    ["an identifier", "604ELPPFgbFlW0SHoEYVJw"],
    ["a Roman numeral that is a word", "I'm at 10.1"],
    ["a colour", "rgb(71,47,125)"],
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
    expect(read("may 27 32")).toEqual(["2032-05-27", "1932-05-27"]);
    expect(read("may 27 79")).toEqual(["1979-05-27"]);
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
    ["December 31, 2022 10:00 pm - 12:00 am", ["12:00 am"]],
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
