import { describe, expect, it } from "vitest";
import { studyDates } from "./study-dates.ts";

function study(...texts: string[]) {
  return studyDates(texts.map((text) => ({ text, count: 1 })));
}

/** The dates of some days in a row, from 1 May 2024, in a pattern of D, M and Y. */
function days(first: number, count: number, pattern: string): string[] {
  return Array.from({ length: count }, (_, index) => {
    const [year = "", month = "", day = ""] = new Date(Date.UTC(2024, 4, first + index))
      .toISOString()
      .slice(0, 10)
      .split("-");
    return pattern.replace("D", day).replace("M", month).replace("YYYY", year).replace("YY", year.slice(2));
  });
}

describe("studyDates", () => {
  it.each([
    [
      "one day above 12 decides",
      ["03/04/2024", "13/04/2024"],
      { order: "dmy", proofs: 1, contradictions: 0, ambiguous: 1 },
    ],
    ["month first", ["03/04/2024", "04/13/2024"], { order: "mdy", proofs: 1, contradictions: 0, ambiguous: 1 }],
    ["nothing decides", ["03/04/2024", "05/06/2024"], { order: null, proofs: 0, ambiguous: 2 }],
    ["the same date in both orders", ["05/05/2024"], { order: null, proofs: 0, ambiguous: 0 }],
    ["ISO needs no order", ["2024-03-05", "2024-04-03"], { order: null, proofs: 0, ambiguous: 0 }],
    ["a weekday decides", ["Tue 05/03/2024", "03/04/2024"], { order: "dmy", proofs: 1, ambiguous: 1 }],
    ["years of two digits first", ["99-12-31", "05-06-07"], { order: "ymd", proofs: 1, ambiguous: 1 }],
    ["a day that its month lacks proves no year first", ["22.03.24", "31.04.24"], { order: null, proofs: 0 }],
    ["dots do not decide for slashes", ["13.04.2024", "03/04/2024"], { order: null, dottedOrder: "dmy", ambiguous: 1 }],
    ["dots do not contradict slashes", ["13.04.2024", "04/13/2024"], { order: "mdy", proofs: 1, contradictions: 0 }],
    ["an even split stays open", ["13/04/2024", "04/13/2024"], { order: null, proofs: 1, contradictions: 1 }],
    ["no dates", ["a", "12", ""], { order: null, proofs: 0, ambiguous: 0, hasTime: false, serials: false }],
    [
      "two lines that leave one order between them",
      ["13/04/24", "04/13/2024", "04/14/2024", "04/15/2024", "04/16/2024"],
      { order: "mdy", contradictions: 1 },
    ],
  ])("%s", (_, texts, expected) => {
    expect(study(...texts)).toMatchObject(expected);
  });

  it.each([
    ["days in a row", days(1, 12, "M/D/YYYY"), "mdy"],
    ["days in a row, day first", days(1, 12, "D/M/YYYY"), "dmy"],
    ["the first days of months", ["01/01/1972", "01/02/1972", "01/03/1972", "01/04/1972"], "dmy"],
    ["days without a pattern", ["03/04/2024", "09/02/2024", "05/06/2024"], null],
  ])("takes %s for a hint and never for a proof", (_, texts, likely) => {
    expect(study(...texts)).toMatchObject({ order: null, proofs: 0, likely, proven: { dmy: 0, mdy: 0, ymd: 0 } });
  });

  it("shows the hinted order first, and each reading of the first open text", () => {
    const { openOrders, preview } = study("05/01/2024", "05/02/2024", "05/03/2024");
    expect(openOrders).toEqual(["mdy", "dmy"]);
    expect(preview.text).toBe("05/01/2024");
    expect(preview.readings.map(({ order, month }) => `${order} ${month}`).sort()).toEqual(["dmy 1", "mdy 5"]);
  });

  describe("years of two digits", () => {
    it("leaves open whether they come first or last, where no number rules it out", () => {
      expect(study("17/06/09", "17/06/10", "17/06/11")).toMatchObject({
        order: null,
        viable: ["dmy", "ymd"],
        openOrders: expect.not.arrayContaining(["mdy"]),
      });
    });

    it("decide for day first where a number runs through the days behind which the years hardly change", () => {
      expect(study(...days(5, 40, "D/M/YY"))).toMatchObject({ order: "dmy", series: "days" });
    });

    it("stay a question where they run the other way: years in front are rare", () => {
      expect(study(...days(5, 40, "YY/M/D"))).toMatchObject({ order: null, likely: "ymd", series: null });
    });

    it("is not fooled by the first days of months in a few years", () => {
      const series = Array.from({ length: 60 }, (_, month) => [5 + Math.floor(month / 12), 1 + (month % 12), 1]);
      const texts = series.map((numbers) => numbers.map((number) => String(number).padStart(2, "0")).join("/"));
      expect(study(...texts).order).toBeNull();
    });

    it("turn on the whole years of the column", () => {
      const whole = Array.from({ length: 6 }, (_, index) => `2015-0${index + 1}-20`);
      expect(study(...whole, "05/03/15").shortYears).toEqual({ first: 2015, last: 2015, excludes: ["ymd"] });
      expect(study(...whole, "20/04/15")).toMatchObject({ order: "dmy", ambiguous: 0 });
    });

    it("are of the past where the events are", () => {
      const { shortYears } = studyDates([{ text: "05/13/45", count: 1 }], { isPast: true });
      expect(shortYears?.first).toBeLessThan(1945);
      expect(shortYears?.last).toBeLessThan(2045);
    });
  });

  it("counts cells, and counts a contradiction instead of averaging it away", () => {
    const evidence = studyDates([
      { text: "13/04/2024", count: 28 },
      { text: "04/13/2024", count: 1 },
    ]);
    expect(evidence).toMatchObject({ order: "dmy", proofs: 28, contradictions: 1, example: "13/04/2024" });
  });

  it("finds one deciding line among many that are open", () => {
    const open = Array.from({ length: 5000 }, (_, index) => `${1 + (index % 12)}/${1 + ((index * 7) % 11)}/2024`);
    expect(study(...open, "13/4/2020").order).toBe("dmy");
  });

  it("sees serials among real dates, and none in a column of numbers", () => {
    expect(study("13/04/2024", "14/04/2024", "45356").serials).toBe(true);
    expect(study("45356", "45357", "13/04/2024").serials).toBe(false);
  });

  it("tells whether most dates state a time", () => {
    expect(study("2024-03-05 14:30", "2024-03-06 08:00", "2024-03-07").hasTime).toBe(true);
    expect(study("2024-03-05 14:30", "2024-03-06", "2024-03-07").hasTime).toBe(false);
  });
});
