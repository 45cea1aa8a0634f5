import { UNKNOWN_CONTEXT } from "@limpid/table";
import { describe, expect, it } from "vitest";
import type { ColumnHints } from "./entity.ts";
import { entityById } from "./registry.ts";

/** Cleans `text` with the class that has looked at the column; the text is one of its values. */
function cleanIn(
  classId: string,
  column: Readonly<Record<string, number>>,
  text: string,
  hints: ColumnHints = { header: "" },
) {
  const values = Object.entries({ [text]: 1, ...column }).map(([value, count]) => ({ text: value, count }));
  const cleaner = entityById(classId)!.study(values, hints);
  return { ...cleaner.clean(text), evidence: cleaner.evidence.join(" "), type: cleaner.type };
}

describe("the country of phone numbers", () => {
  const numbers = (count: number, of: (index: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [of(index), 1]));
  const swiss = (index: number) => `+4144${3_000_000 + index}`;

  it("is contradicted by no number of the same country, however many of them are looked at", () => {
    const { evidence } = cleanIn("phone", numbers(5000, swiss), "+41443000000");
    expect(evidence).toMatch(/^Country CH: \d+ cells prove it, 0 contradict\.$/);
  });

  it("is contradicted by those of another one", () => {
    const { evidence } = cleanIn("phone", { ...numbers(40, swiss), "+33142685300": 2 }, "+41443000000");
    expect(evidence).toBe("Country CH: 40 cells prove it, 2 contradict.");
  });
});

describe("decimal sign", () => {
  it.each([
    ["a column with decimal points", { "12.5": 20 }, "1234"],
    ["a column with decimal commas", { "12,5": 20 }, "1.234"],
    [
      "many values of three digits after a comma",
      { "2,345": 1, "3,450": 1, "12,000": 1, "999,999": 1, "5,100": 1 },
      "1234",
    ],
  ])("decides 1,234 in %s", (_, column, output) => {
    expect(cleanIn("number", column, "1,234")).toMatchObject({ kind: "ok", output });
  });

  it.each([
    ["nothing else in the column", {}],
    ["one proof only", { "12.5": 1 }],
    ["proofs for both signs", { "12.5": 10, "12,5": 8 }],
  ])("leaves 1,234 open with %s", (_, column) => {
    const outcome = cleanIn("number", column, "1,234");
    expect(outcome).toMatchObject({ kind: "ambiguous", readings: [{ output: "1234" }, { output: "1.234" }] });
  });

  it("reads 1.234,50 by itself among decimal points", () => {
    expect(cleanIn("number", { "12.5": 20 }, "1.234,50")).toMatchObject({ kind: "ok", output: "1234.50" });
  });

  it("leaves 1.234 as it is when nothing speaks for decimal commas", () => {
    expect(cleanIn("number", {}, "1.234")).toMatchObject({ kind: "ok", output: "1.234", why: "" });
  });

  it("tells the counts", () => {
    expect(cleanIn("number", { "12,5": 28, "1.5": 1 }, "3,25").evidence).toBe(
      "Decimal comma: 29 cells prove it, 1 contradict.",
    );
  });
});

describe("money", () => {
  it("keeps the code where currencies are mixed", () => {
    const column = { "CHF 5.00": 10, "EUR 7.50": 10 };
    expect(cleanIn("money", column, "€ 9.90")).toMatchObject({ kind: "ok", output: "9.90 EUR", type: "text" });
  });

  it("keeps the sign of an odd amount among bare ones, of which nobody knows the currency", () => {
    const outcome = cleanIn("money", { "12.50": 30 }, "$1,200.00");
    expect(outcome).toMatchObject({
      kind: "ok",
      output: "$1200.00",
      components: { amount: "1200.00", currency: "USD" },
    });
  });

  it("keeps every sign where other amounts of the column are in another currency", () => {
    expect(cleanIn("money", { "$7.00": 1, "CHF 6.50": 30 }, "CHF 5.00")).toMatchObject({
      kind: "ok",
      output: "CHF 5.00",
    });
    expect(cleanIn("money", { "7": 1, "CHF 6.50": 30 }, "CHF 1'005.00")).toMatchObject({ output: "CHF 1'005.00" });
    expect(cleanIn("money", { "CHF 6.50": 30, "0": 2 }, "CHF 5.00")).toMatchObject({ kind: "ok", output: "5.00" });
  });

  it("takes no dot before three digits for a decimal point in amounts with a currency", () => {
    expect(cleanIn("money", { "$12.400": 5, "$9.870": 3 }, "$15.900").kind).toBe("ambiguous");
    expect(cleanIn("money", { "$12.40": 5, "$9.87": 3 }, "$15.900")).toMatchObject({ kind: "ok", output: "15.900" });
    expect(cleanIn("money", { "$1.240,50": 5, "$9.870": 3 }, "$15.900")).toMatchObject({ output: "15900" });
  });

  it("does not take an odd currency for the column's own", () => {
    expect(cleanIn("money", { "CHF 5.00": 30 }, "$7.00").kind).toBe("invalid");
  });
});

describe("a slip of a value", () => {
  it("of an address is impossible, and says what it may be", () => {
    for (const text of ["ann@@example.org", "ann at example.org"])
      expect(cleanIn("email", {}, text)).toMatchObject({ isImpossible: true, suggestions: ["ann@example.org"] });
    expect(cleanIn("email", {}, "call her")).toMatchObject({ kind: "invalid", isImpossible: false });
  });

  it("of a phone number is three digits that nobody has", () => {
    const numbers = { "+41 44 268 12 34": 5, "+41 44 268 12 35": 5 };
    expect(cleanIn("phone", numbers, "555")).toMatchObject({ kind: "invalid", isImpossible: true });
    for (const short of ["112", "911", "117"])
      expect(cleanIn("phone", numbers, short)).not.toMatchObject({ isImpossible: true });
  });

  it("of a share is more than all of what can be full", () => {
    expect(cleanIn("percentage", { "90 %": 9 }, "105 %", { header: "battery" })).toMatchObject({ isImpossible: true });
    expect(cleanIn("percentage", { "90 %": 9 }, "100 %", { header: "battery" })).toMatchObject({ kind: "ok" });
    expect(cleanIn("percentage", { "90 %": 9 }, "105 %", { header: "growth" })).toMatchObject({ kind: "ok" });
  });

  it("of a temperature is one in another unit among bare numbers of a known one", () => {
    const column = { "18.5": 9, "20.1": 9, "17.9": 9, "18.3 °C": 2, "66.2 °F": 2 };
    expect(cleanIn("temperature", column, "68 °F")).toMatchObject({ kind: "invalid", suggestions: ["20 °C"] });
    expect(cleanIn("temperature", column, "18.3 °C")).toMatchObject({ kind: "ok" });
  });
});

describe("boolean", () => {
  it("offers yes for a tick among answers in words", () => {
    expect(cleanIn("boolean", { ja: 5, nein: 4 }, "x")).toMatchObject({
      kind: "ambiguous",
      readings: [{ output: "ja" }, { output: "nein" }],
    });
    expect(cleanIn("boolean", { ja: 5 }, "x").kind).toBe("invalid");
  });

  it("asks about answers that are written in several ways, and writes them as a person says", () => {
    const column = { Ja: 5, JA: 4, nein: 4 };
    expect(cleanIn("boolean", column, "JA")).toMatchObject({ output: "true" });
    expect(cleanIn("boolean", column, "JA", { header: "", decided: { "spelling:ja": "Ja" } })).toMatchObject({
      output: "Ja",
    });
  });
});

describe("percentage", () => {
  it.each([
    ["fractions", { "0.10": 10, "0.15": 10 }, "12%", "0.12"],
    ["bare percentages", { "10": 10, "15.5": 10 }, "12%", "12"],
    ["signed percentages", { "10%": 10, "15.5%": 10 }, "12", "12%"],
  ])("keeps the scale of %s", (_, column, text, output) => {
    expect(cleanIn("percentage", column, text)).toMatchObject({ kind: "ok", output });
  });

  it("leaves a bare fraction among signed percentages open", () => {
    expect(cleanIn("percentage", { "10%": 10, "20%": 10 }, "0.5").kind).toBe("ambiguous");
  });
});

describe("date", () => {
  it.each([
    ["day first", { "13/02/2024": 28 }, "2024-04-03", "Day first: 28 cells prove it, 0 contradict."],
    ["month first", { "02/13/2024": 28 }, "2024-03-04", "Month first: 28 cells prove it, 0 contradict."],
  ])("reads 03/04/2024 in a column with the %s", (_, column, output, evidence) => {
    expect(cleanIn("date", column, "03/04/2024")).toMatchObject({ kind: "ok", output, evidence });
  });

  it.each([
    ["day", { "13/02/98": 28 }],
    ["month", { "02/13/98": 28 }],
  ])("reads a day that is its month's number, where others prove that the %s comes first", (_, column) => {
    expect(cleanIn("date", column, "10/10/11")).toMatchObject({ kind: "ok", output: "2011-10-10" });
  });

  it("leaves 03/04/2024 open where no cell tells", () => {
    const outcome = cleanIn("date", { "2024-01-01": 5 }, "03/04/2024");
    expect(outcome.kind).toBe("ambiguous");
    expect(outcome).toHaveProperty("readings", [
      expect.objectContaining({ output: "2024-04-03" }),
      expect.objectContaining({ output: "2024-03-04" }),
    ]);
  });

  it("keeps the time of a date, whatever the other cells state", () => {
    expect(cleanIn("date", { "01.02.2024 10:30": 5, "13.02.2024 11:30": 5 }, "14.02.2024 09:05")).toMatchObject({
      output: "2024-02-14 09:05:00",
      type: "datetime",
    });
    expect(cleanIn("date", { "2024-02-01": 5 }, "14.02.2024 09:05")).toMatchObject({ output: "2024-02-14 09:05:00" });
  });

  it.each([
    ["2024-03-05T14:30:00+01:00", { "2024-02-01": 5 }],
    ["2024-03-05T14:30:00.123456789Z", { "2024-02-01 10:00": 5 }],
    ["2024-03-05T14:30", { "2024-02-01 10:00:00": 5 }],
    ["2024-03-05 14", { "2024-02-01 10:00:00": 5 }],
    ["2024-03-05+08:00", { "2024-02-01": 5 }],
    ["20110703", { "20110704": 5, "2024-02-01": 1 }],
  ])("leaves %s as it is", (text, column) => {
    for (const classId of ["date", "datetime", "birth_date"])
      expect(cleanIn(classId, column, text)).toMatchObject({ kind: "ok", output: text, why: "" });
  });

  it.each([
    ["date", { "20110704": 5 }, "3.7.2011", "20110703"],
    ["date", { "2011-07-04": 5 }, "20110703", "2011-07-03"],
    ["datetime", { "2011-07-04T10:00:00": 5 }, "13.7.2011 09:30", "2011-07-13T09:30:00"],
    ["datetime", { "2011-07-04T10:00:00Z": 5 }, "13/Jul/2011:09:30:05 +0000", "2011-07-13T09:30:05Z"],
    ["datetime", {}, "13.7.2011 09:30:05.123456", "2011-07-13 09:30:05.123456"],
  ])("writes a %s in the form of its column %j", (classId, column, text, output) => {
    expect(cleanIn(classId, column, text)).toMatchObject({ kind: "ok", output });
  });

  it.each([["2024-03-05 00:00:00"], ["2024-03-05T00:00"], ["05.03.2024 00:00:00"]])(
    "takes the midnight of %s for no time among bare dates, and leaves it elsewhere",
    (text) => {
      expect(cleanIn("date", { "2024-02-01": 9 }, text)).toMatchObject({ output: "2024-03-05" });
      const timed = cleanIn("date", { "2024-02-01T10:00": 9 }, text);
      expect(timed.kind === "ok" && timed.output).toMatch(/^2024-03-05[T ]00:00/);
    },
  );

  it("does not let one stray date among ISO ones decide for another", () => {
    const column = { "2024-01-01": 20, "05/21/2024": 1 };
    expect(cleanIn("date", column, "01/07/2024")).toMatchObject({ output: "2024-01-07", prob: 0.5 });
    expect(cleanIn("date", { "05/21/2024": 1, "05/22/2024": 1 }, "01/07/2024")).toMatchObject({ prob: 0.97 });
  });

  describe("where a number runs through the days", () => {
    const days = Array.from({ length: 40 }, (_, day) =>
      new Date(Date.UTC(2020, 4, 5 + day)).toISOString().slice(2, 10).split("-"),
    );
    const columnOf = (write: (parts: readonly string[]) => string) =>
      Object.fromEntries(days.map((parts) => [write(parts), 1]));

    it("is sure of years behind", () => {
      expect(
        cleanIn(
          "date",
          columnOf((parts) => parts.toReversed().join("/")),
          "06/05/20",
        ),
      ).toMatchObject({
        output: "2020-05-06",
        prob: 0.97,
        evidence: "Day first: one number runs through the days of the month.",
      });
    });

    it("asks about years in front", () => {
      expect(
        cleanIn(
          "date",
          columnOf((parts) => parts.join("-")),
          "20-05-06",
        ),
      ).toMatchObject({ kind: "ambiguous" });
    });
  });

  it.each([["2012"], ["2016-05"]])("takes %s for a date of which no more is known", (text) => {
    expect(cleanIn("date", { "2004-07-05": 5 }, text)).toMatchObject({ kind: "ok", output: text, why: "" });
  });

  it("leaves a column of months for programs as it is", () => {
    expect(cleanIn("year_month", { "202403": 5 }, "202404")).toMatchObject({ kind: "ok", output: "202404" });
    expect(cleanIn("year_month", { "2024M03": 5 }, "2024M04")).toMatchObject({ kind: "ok", output: "2024M04" });
    expect(cleanIn("year_month", { "2024-03": 5 }, "202404")).toMatchObject({ kind: "ok", output: "2024-04" });
  });

  it("is unsure of a date of another weekday", () => {
    expect(cleanIn("date", {}, "Mon, 5 Mar 2024")).toMatchObject({ output: "2024-03-05", prob: 0.6 });
  });

  it("is unsure of a date that is one only against the order of the column", () => {
    const outlier = cleanIn("date", { "13/04/2024": 28 }, "04/13/2024");
    expect(outlier).toMatchObject({ kind: "ok", output: "2024-04-13", prob: 0.6 });
    expect(cleanIn("date", { "13/04/2024": 28 }, "05/05/2024")).toMatchObject({ output: "2024-05-05", prob: 0.97 });
  });

  it("takes years of two digits for past ones in columns of births, and for those of the column", () => {
    expect(cleanIn("birth_date", { "13.04.72": 3 }, "13.04.45")).toMatchObject({ output: "1945-04-13" });
    expect(cleanIn("date", { "2015-04-20": 8 }, "20/04/15")).toMatchObject({ output: "2015-04-20" });
    expect(cleanIn("date", {}, "13.04.35")).toMatchObject({
      kind: "ambiguous",
      reason: expect.stringContaining("century"),
    });
  });

  it.each([
    ["ISO dates", { "2024-01-13": 6, "2024-05-02": 6 }, "24/12/23"],
    [
      "ISO dates",
      { "2024-01-13": 6, "2024-05-02": 6, "24/11/23": 1, "24/10/23": 1, "24/9/23": 1, "24/8/23": 1 },
      "24/12/23",
    ],
  ])("asks about a date of the year before among %s of one year", (_, column, text) => {
    expect(cleanIn("date", column, text)).toMatchObject({
      kind: "ambiguous",
      readings: expect.arrayContaining([
        expect.objectContaining({ output: "2023-12-24" }),
        expect.objectContaining({ output: "2024-12-23" }),
      ]),
    });
  });

  it("reads a date of the year before in the order that other dates prove", () => {
    const column = { "13/01/2024": 4, "14/02/2024": 4 };
    for (const text of ["24/12/23", "24.12.23"])
      expect(cleanIn("date", column, text)).toMatchObject({ kind: "ok", output: "2023-12-24" });
  });

  it.each([
    ["06/02/2561", "13/02/2558", "2018-02-06"],
    ["1372/05/14", "1370/01/13", "1993-08-05"],
  ])("asks whether %s is a date of another calendar where the column has such years", (text, other, ours) => {
    const column = { [other]: 3, "13/02/2024": 1 };
    expect(cleanIn("date", column, text)).toMatchObject({
      kind: "ambiguous",
      readings: [{ output: ours }, { output: text }],
    });
  });

  it.each([
    ["2561-04-05", "2018-04-05"],
    ["06/02/2561", "2018-02-06"],
    ["1372/05/14", "1993-08-05"],
  ])("offers %s in our calendar among other dates", (text, ours) => {
    expect(cleanIn("date", { "13/02/2018": 9 }, text)).toMatchObject({ kind: "invalid", suggestions: [ours] });
  });

  it.each([
    ["2561", { "2558": 3, "2562": 4 }, "", "2018"],
    ["1370", { "1375": 3, "1399": 4 }, "سال تولد", "1991"],
  ])("asks whether the year %s is one of another calendar", (text, column, header, ours) => {
    expect(cleanIn("year", column, text, { header })).toMatchObject({
      kind: "ambiguous",
      readings: [{ output: ours }, { output: text }],
    });
    const buddhist = cleanIn("year", column, text, { header, decided: { calendar: "gregorian" } });
    expect(buddhist.kind).not.toBe("ambiguous");
  });

  it("takes a year of the Middle Ages as it is written, and offers a Thai one among ours", () => {
    expect(cleanIn("year", { "1375": 3, "1399": 4 }, "1370")).toMatchObject({ kind: "ok", output: "1370" });
    expect(cleanIn("year", { "2015": 3, "2019": 4 }, "2561")).toMatchObject({ kind: "invalid", suggestions: ["2018"] });
  });

  it.each(["2500-01-01", "2499-12-31"])(
    "takes %s for a day that never comes, however often it stands there",
    (text) => {
      const column = { [text]: 9, "2018-02-13": 3 };
      expect(cleanIn("date", column, text)).toMatchObject({ kind: "ok", output: text });
    },
  );

  it.each([{ "14/02/2560": 9 }, { "14/02/2018": 9 }])(
    "offers no day that there is not in either calendar: %j",
    (column) => {
      expect(cleanIn("date", column, "29/02/2561")).toMatchObject({ kind: "invalid", suggestions: [] });
    },
  );

  it.each(["2500-01-01", "2499-12-31", "2199-01-01", "1397-11-24"])("takes %s as it is written", (text) => {
    expect(cleanIn("date", { "2018-02-13": 9 }, text)).toMatchObject({ kind: "ok", output: text });
  });

  it("keeps a zone that two countries call alike, and one that nobody else does is written as its offset", () => {
    for (const text of ["2016-05-08 03:10:20 CST", "Sun May 8 03:12:20 IST 2016"])
      expect(cleanIn("datetime", {}, text)).toMatchObject({ kind: "ok", output: text });
    expect(cleanIn("datetime", {}, "2016-05-08 03:10:20 JST")).toMatchObject({ output: "2016-05-08 03:10:20+09:00" });
  });

  it.each<[countries: string[], text: string, output: string]>([
    [["CN"], "2016-05-08 03:10:20 CST", "2016-05-08 03:10:20+08:00"],
    [["US"], "Sun Jan 8 03:12:20 CST 2017", "2017-01-08 03:12:20-06:00"],
    [["US"], "2016-07-08 03:12:20 CST", "2016-07-08 03:12:20-06:00"],
    [["IN"], "2016-05-08 03:10:20 IST", "2016-05-08 03:10:20+05:30"],
  ])("asks whether the zone is that of %s in %s", (countries, text, offered) => {
    const hints = { header: "", context: { ...UNKNOWN_CONTEXT, countries } };
    for (const classId of ["date", "datetime"])
      expect(cleanIn(classId, { [text]: 3 }, text, hints)).toMatchObject({
        kind: "ambiguous",
        readings: [{ output: offered }, { output: text }],
      });
  });

  it.each([{ countries: ["DE"] }, { countries: ["US", "CN"] }])("keeps the zone in a table of $countries", (proven) => {
    const text = "2016-05-08 03:10:20 CST";
    const hints = { header: "", context: { ...UNKNOWN_CONTEXT, ...proven } };
    expect(cleanIn("datetime", { [text]: 3 }, text, hints)).toMatchObject({ kind: "ok", output: text });
  });

  it.each([
    ["postal_code", { "DN15 6QV": 1, "SW1A 1AA": 9, "M1 1AE": 9, "EC1A 1BB": 9 }, "75008"],
    ["phone", { "+41 44 668 18 00": 9, "+41 31 322 21 11": 9, "+41 61 267 91 11": 9 }, "01 42 68 53 00"],
  ])("takes a %s of a country that another column names for right", (classId, column, text) => {
    const hints = (named: readonly string[]) => ({ header: "", context: { ...UNKNOWN_CONTEXT, named } });
    expect(cleanIn(classId, column, text, hints([]))).toMatchObject({ kind: "invalid" });
    expect(cleanIn(classId, column, text, hints(["FR"]))).toMatchObject({ kind: "ok", output: text });
  });

  it.each([
    ["country_code", { USA: 9, SUI: 5, GER: 5 }, "SUN"],
    ["country_code", { USA: 9, SUI: 5, GER: 5 }, "EUN"],
    ["currency_code", { USD: 9, EUR: 5 }, "YUN"],
    ["region_code", { "RU-MOW": 9, "RU-SPE": 5, "RU-KDA": 5 }, "UA-43"],
  ])("takes a %s that older or wider lists have for right", (classId, column, text) => {
    expect(cleanIn(classId, column, text)).toMatchObject({ kind: "ok", output: text });
  });

  it("takes the zone and the calendar that a person chooses", () => {
    const chosen = (decided: Readonly<Record<string, string>>) => ({ header: "", decided });
    const zoned = cleanIn("datetime", {}, "2016-05-08 03:10:20 CST", chosen({ zone: "-05:00" }));
    expect(zoned).toMatchObject({ output: "2016-05-08 03:10:20-05:00" });
    const thai = { "13/02/2561": 3 };
    expect(cleanIn("date", thai, "14/02/2561", chosen({ calendar: "buddhist" }))).toMatchObject({
      output: "2018-02-14",
    });
    expect(cleanIn("date", thai, "14/02/2561", chosen({ calendar: "gregorian" }))).toMatchObject({
      output: "2561-02-14",
    });
  });

  it("leaves 4/4 as it is where 5/4 beside it is open", () => {
    expect(cleanIn("date", { "05/04/2024": 3 }, "04/04/2024")).toMatchObject({ kind: "ok", output: "04/04/2024" });
    expect(cleanIn("date", { "15/04/2024": 3 }, "04/04/2024")).toMatchObject({ kind: "ok", output: "2024-04-04" });
  });

  it.each([
    ["31.04.24", { "22.03.24": 1, "05.05.24": 1 }],
    ["31.04.24", { "22.03.99": 9, "05.05.24": 1 }],
    ["32/01/24", { "22/03/24": 5 }],
    ["31/02/2024", { "22/03/2024": 5 }],
  ])("does not turn %s round to find a year first, and proposes no day of its own", (text, column) => {
    expect(cleanIn("date", column, text)).toMatchObject({ kind: "invalid", suggestions: [] });
    expect(cleanIn("datetime", { "22.03.24 10:00": 3 }, `${text} 10:00`).kind).toBe("invalid");
  });

  it("leaves the other dates as they are beside one that does not exist", () => {
    expect(cleanIn("date", { "31.04.24": 1, "05.03.24": 1 }, "22.03.24")).toMatchObject({ output: "2024-03-22" });
  });

  it("reads 31.04.24 where other cells prove that the year comes first", () => {
    expect(cleanIn("date", { "99.12.31": 20 }, "31.04.24")).toHaveProperty("readings", [
      expect.objectContaining({ output: "2031-04-24" }),
      expect.objectContaining({ output: "1931-04-24" }),
    ]);
  });

  it("tells why a date does not exist, and takes zeros for missing", () => {
    expect(cleanIn("date", {}, "31/02/2024")).toMatchObject({ kind: "invalid", reason: "31 February does not exist." });
    expect(cleanIn("date", {}, "00/00/0000").kind).toBe("missing");
  });
});

describe("country", () => {
  it.each([
    ["English names", { Germany: 10, France: 10 }, "Schweiz", "Switzerland"],
    ["two-letter codes", { DE: 10, FR: 10 }, "Schweiz", "CH"],
    ["three-letter codes", { DEU: 10, FRA: 10 }, "Schweiz", "CHE"],
    ["German names", { Deutschland: 10, Frankreich: 10 }, "Schweiz", "Schweiz"],
    ["names, one of them with a habit of its own", { Germany: 10, "United States": 10 }, "U.S.A.", "United States"],
    ["names, where USA is how it is written", { Germany: 10, France: 10 }, "USA", "USA"],
    ["names among many that are called like their code", { USA: 90, Germany: 2, France: 1 }, "Canada", "Canada"],
    ["codes, where one is also a name", { USA: 90, DEU: 2, FRA: 1 }, "Canada", "CAN"],
  ])("keeps the form of %s", (_, column, text, output) => {
    expect(cleanIn("country", column, text)).toMatchObject({ kind: "ok", output });
  });

  it("knows saints by their short form, and leaves it", () => {
    expect(cleanIn("country", { Germany: 10 }, "St Lucia")).toMatchObject({ kind: "ok", output: "St Lucia" });
    expect(cleanIn("country", { DE: 10 }, "St. Lucia")).toMatchObject({ kind: "ok", output: "LC" });
  });

  it("takes NA for Namibia among codes, and for missing among names", () => {
    expect(cleanIn("country", { DE: 10, FR: 10 }, "NA")).toMatchObject({ kind: "ok", output: "NA" });
    expect(cleanIn("country", { Germany: 10 }, "NA").kind).toBe("missing");
  });
});

describe("nationality", () => {
  it.each([
    ["WELSH", "Welsh"],
    ["SWISS", "Swiss"],
    ["schottisch", "English"],
  ])("writes %s as the column, and no other word of the same country", (text, output) => {
    expect(cleanIn("nationality", { English: 40, Swiss: 10, Scottish: 5 }, text)).toMatchObject({ kind: "ok", output });
  });
});

describe("category", () => {
  const cities = { Zürich: 10, Bern: 9 };

  it.each([["ZURICH"], ["zurich"], ["Zuerich"], ["Zürich."]])("brings %s to the dominant Zürich", (text) => {
    expect(cleanIn("category", cities, text)).toMatchObject({ kind: "ok", output: "Zürich" });
  });

  it.each([
    ["another word", cities, "Zug"],
    ["a spelling that is not rare", { Zürich: 10, Zurich: 6 }, "Zurich"],
    ["a short code", { abc: 10 }, "ABC"],
    ["a number with another sign before it", { "5.25": 10 }, ".525"],
  ])("leaves %s", (_, column, text) => {
    expect(cleanIn("category", column, text)).toMatchObject({ kind: "ok", output: text });
  });
});

describe("phone", () => {
  const swiss = { "+41441234500": 10, "+41441234501": 10 };

  it("adds the country that the column proves", () => {
    expect(cleanIn("phone", swiss, "044 123 45 67")).toMatchObject({ kind: "ok", output: "+41441234567" });
  });

  it("leaves national numbers where no country is written", () => {
    expect(cleanIn("phone", { "(205) 325-8101": 10 }, "2053258100")).toMatchObject({
      kind: "ok",
      output: "2053258100",
      why: "",
    });
  });

  it("adds no country in a column of several", () => {
    expect(cleanIn("phone", { ...swiss, "+493012345678": 15 }, "044 123 45 67").kind).toBe("invalid");
  });
});
