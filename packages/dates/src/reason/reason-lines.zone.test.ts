import { describe, expect, it } from "vitest";
import { formatReading } from "../output/index.ts";
import { reasonLines } from "./reason-lines.ts";

function reason(...lines: string[]) {
  return reasonLines(lines, { now: () => 0, locale: "en_GB" }).map(({ readings, otherReadings, evidence }) => ({
    dates: readings.map((reading) => formatReading(reading, "iso-date")),
    others: otherReadings.length,
    evidence,
  }));
}

describe("reasonLines", () => {
  it("lets one line decide for all, names it, and keeps the other readings", () => {
    expect(reason("3/4/2020", "4/4/2020", "5/13/2020", "6/7/2020")).toEqual([
      { dates: ["2020-03-04"], others: 1, evidence: "month first, inferred from line 3" },
      { dates: ["2020-04-04"], others: 0, evidence: null },
      { dates: ["2020-05-13"], others: 0, evidence: null },
      { dates: ["2020-06-07"], others: 1, evidence: "month first, inferred from line 3" },
    ]);
  });

  it("finds the rare deciding line of a long column", () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `${1 + (index % 12)}/${1 + ((index * 7) % 11)}/2024`);
    expect(reason(...lines, "13/4/2020")[0]).toEqual({ dates: ["2024-01-01"], others: 0, evidence: null });
    expect(reason(...lines, "13/4/2020")[1]).toEqual({
      dates: ["2024-08-02"],
      others: 1,
      evidence: "day first, inferred from line 5001",
    });
  });

  it("reports a contradiction as an outlier instead of averaging it away", () => {
    const lines = ["13/4/2020", "14/4/2020", "15/4/2020", "16/4/2020", "3/4/2020", "4/13/2020"];
    expect(reason(...lines).slice(4)).toEqual([
      { dates: ["2020-04-03"], others: 1, evidence: "day first, inferred from line 1" },
      { dates: ["2020-04-13"], others: 0, evidence: "outlier; day first, inferred from line 1" },
    ]);
  });

  it("reads year, day, month where two dates at least exist in no other order", () => {
    const evidence = "year, day, month, inferred from the other lines";
    expect(reason("2018-21-03", "2018-04-02", "2018-30-11")).toEqual([
      { dates: ["2018-03-21"], others: 0, evidence },
      { dates: ["2018-02-04"], others: 1, evidence },
      { dates: ["2018-11-30"], others: 0, evidence },
    ]);
    expect(reason("2018-21-03", "2018-04-02", "2018-11-30")[1]?.dates).toEqual(["2018-04-02"]);
  });

  it("leaves an even split open", () => {
    expect(reason("13/4/2020", "4/13/2020", "3/4/2020")[2]).toEqual({
      dates: ["2020-04-03", "2020-03-04"],
      others: 0,
      evidence: null,
    });
  });

  it.each([
    ["first days of months", ["01/11/1957", "01/12/1957", "01/01/1958"], ["1957-11-01", "1957-01-11"], "day first"],
    ["months, month first", ["03/01/1958", "04/01/1958", "05/01/1958"], ["1958-03-01", "1958-01-03"], "month first"],
    ["days", ["05/01/2020", "05/02/2020", "05/03/2020"], ["2020-05-01", "2020-01-05"], "month first"],
    ["years of two digits first", ["14-01-01", "14-02-01", "14-03-01"], ["2014-01-01", "2001-01-14"], "year first"],
  ])("shows first what makes a series of %s, and leaves the lines open", (_, lines, dates, order) => {
    expect(reason(...lines)[0]).toMatchObject({ dates, evidence: `${order} is more likely: regular intervals` });
  });

  it("drops the orders that other lines rule out, though several are left", () => {
    expect(reason("17/06/09", "03/04/09").map(({ dates, evidence }) => [dates, evidence])).toEqual([
      [["2009-06-17", "2017-06-09"], null],
      [["2009-04-03", "2003-04-09"], "day first or year first, inferred from the other lines"],
    ]);
  });

  it("flags what stays open with all readings", () => {
    expect(reason("6/11/2001", "6/11/2001", "6/11/2001")[0]?.dates).toEqual(["2001-11-06", "2001-06-11"]);
    expect(reason("6/11/2001", "3/2/2001", "9/5/2001")[0]?.dates).toHaveLength(2);
  });

  it("finds the century of short years from the other lines", () => {
    expect(reason("11/15/61", "10/14/94", "3/2/33", "5/16/38").map(({ dates }) => dates)).toEqual([
      ["1961-11-15"],
      ["1994-10-14"],
      ["1933-03-02"],
      ["1938-05-16"],
    ]);
  });

  it("does not let dots decide for slashes", () => {
    expect(reason("13.04.2020", "03/04/2020", "05/06/2020")[1]?.dates).toHaveLength(2);
  });

  it("reads day numbers of spreadsheets only among dates", () => {
    expect(reason("13/04/2024", "14/04/2024", "45356")[2]).toMatchObject({ dates: ["2024-03-05"] });
    expect(reason("45356", "45357", "13/04/2024")[0]?.dates).toEqual([]);
  });

  it("needs no lines", () => {
    expect(reason()).toEqual([]);
    expect(reason("", "text")).toEqual([
      { dates: [], others: 0, evidence: null },
      { dates: [], others: 0, evidence: null },
    ]);
  });
});
