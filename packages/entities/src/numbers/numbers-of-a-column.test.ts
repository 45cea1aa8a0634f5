import { UNKNOWN_CONTEXT } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { entityById } from "../registry.ts";

/** Cleans `text` with the class that has looked at it and at the rest of the column. */
function cleanAmong(classId: string, rest: readonly string[], text: string) {
  const counts = new Map<string, number>();
  for (const value of [text, ...rest]) counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = [...counts].map(([value, count]) => ({ text: value, count }));
  return entityById(classId)!.study(values, { header: "" }).clean(text);
}

const RENTS = ["590 €", "770 €", "860 €", "1.110 €", "2.300 €"];
const ATTENDANCES = ["3,877", "4,729", "1,837", "12,806", "1,750", "2,720", "1,094", "3,574", "2,039", "4,628"];

describe("a point before three digits", () => {
  it.each([
    ["amounts as large without a point", "money", RENTS, "1.570 €", "1570"],
    ["whole numbers as large", "number", ["930", "780", "415", "2.040"], "1.280", "1280"],
    [
      "groups that end with zeros, and a decimal slip",
      "number",
      [...fillFrom(200, 30), "1.200", "64.5"],
      "1.570",
      "1570",
    ],
  ])("groups them among %s", (_, classId, rest, text, output) => {
    expect(cleanAmong(classId, rest, text)).toMatchObject({ kind: "ok", output });
  });

  it.each([
    ["whole numbers of its own size", "number", ["1", "2", "5", "2.345"], "1.234"],
    ["other decimals", "number", ["1.5", "2.25", "930", "780", "640"], "1.280"],
    ["one whole number only, as for no data", "number", ["2.345", "3.181", "999"], "1.234"],
    ["many decimals that never end with 0", "number", [...odd(40), "815", "930", "780"], "1.281"],
    ["nothing else", "number", [], "1.234"],
    ["amounts of no currency", "money", ["1.799"], "1.859"],
  ])("is a decimal point among %s", (_, classId, rest, text) => {
    expect(cleanAmong(classId, rest, text)).toMatchObject({ kind: "ok", output: text.replace("$", "") });
  });

  it.each([
    ["one amount as large", "money", ["930 €"], "1.570 €"],
    ["no other amounts, the sign of the euro behind", "money", ["2.300 €"], "1.570 €"],
    ["dollars, which have no thousandths", "money", ["$1.799"], "$1.859"],
    ["long numbers without any sign", "number", ["45000", "120000", "85000"], "191.337"],
  ])("is left open with %s", (_, classId, rest, text) => {
    expect(cleanAmong(classId, rest, text).kind).toBe("ambiguous");
  });

  it("says nothing where the numbers have two units", () => {
    expect(cleanAmong("mass", ["930 g", "450 g", "820 g"], "1.570 kg")).toMatchObject({ output: "1.570 kg" });
  });
});

describe("one contrary sign", () => {
  it("leaves the others decided", () => {
    expect(cleanAmong("integer", [...ATTENDANCES, "2.145"], "3,288")).toMatchObject({ kind: "ok", output: "3288" });
    expect(cleanAmong("number", [...odd(20), "2,145"], "1.281")).toMatchObject({ kind: "ok", output: "1.281" });
  });

  it("is read as it fits the others", () => {
    expect(cleanAmong("integer", ATTENDANCES, "2.145")).toMatchObject({ kind: "ok", output: "2145", prob: 0.9 });
  });

  it.each([
    ["far from the others in both ways", ATTENDANCES, "912.145"],
    ["among decimals that no group is known of", odd(20), "2,145"],
  ])("is left open %s", (_, rest, text) => {
    expect(cleanAmong("number", rest, text).kind).toBe("ambiguous");
  });

  it("does not weigh as much as a habit where it is a decimal", () => {
    expect(cleanAmong("number", [...ATTENDANCES, "12.5"], "3,288")).toMatchObject({ kind: "ok", output: "3288" });
  });
});

describe("a minus behind", () => {
  it.each([
    ["a short number in an account", ["340-", "1200.50", "12.50-"], "5-", "-5"],
    ["a long number anywhere", ["340", "12"], "120-", "-120"],
  ])("is the sign of %s", (_, rest, text, output) => {
    expect(cleanAmong("number", rest, text)).toMatchObject({ kind: "ok", output });
  });

  it.each([
    ["marks", ["1", "2+", "3", "2"], "2-"],
    ["short numbers", ["1", "2", "3"], "3-"],
    ["marks and a long number", ["2+", "120-"], "2-"],
  ])("is no sign among %s", (_, rest, text) => {
    expect(cleanAmong("integer", rest, text).kind).toBe("invalid");
  });

  it("does not make a number of a mark by itself", () => {
    for (const id of ["integer", "number", "money"]) expect(entityById(id)!.recognise("2-")).toBe(0);
  });
});

describe("two groups of digits with a space", () => {
  it.each([
    ["numbers as large", ["412000", "98500"], "600 580", "600580"],
    ["numbers that are grouped so", ["412 300", "98", "112 450"], "600 580", "600580"],
    ["numbers just smaller", ["980", "640", "715"], "1 200", "1200"],
    ["nothing", [], "600 580", "600580"],
    ["short numbers, with a space of typesetters", ["980", "640", "715"], "600\u202F580", "600580"],
  ])("are one number among %s", (_, rest, text, output) => {
    expect(cleanAmong("integer", rest, text)).toMatchObject({ kind: "ok", output });
  });

  it.each([
    ["600 580", ["600", "580", "420", "330"]],
    ["12 345", ["12", "17", "9"]],
  ])("%s are left, and offered as one number, where all others are far smaller", (text, rest) => {
    const suggestions = [text.replace(" ", "")];
    expect(cleanAmong("integer", rest, text)).toMatchObject({ kind: "invalid", suggestions });
  });
});

describe("a comma among whole numbers", () => {
  it("may stand between two of them", () => {
    const rest = fillFrom(11, 30);
    expect(cleanAmong("integer", rest, "18,25")).toMatchObject({ kind: "invalid", suggestions: ["18.25"] });
    expect(cleanAmong("integer", [...rest, "1,250"], "18,25").kind).toBe("invalid");
  });

  it("says nothing of the table where it may", () => {
    const values = ["18,25", "9,44", "31,8", "7,62", ...fillFrom(11, 60)].map((text) => ({ text, count: 1 }));
    const integer = entityById("integer")!;
    expect(integer.tells(values, integer.fit(values, { header: "" }))).toEqual({});
  });

  it("is a decimal one where the column or its table has others", () => {
    const rest = fillFrom(11, 10);
    expect(cleanAmong("integer", [...rest, "3,5"], "18,25")).toMatchObject({ kind: "ok", output: "18.25" });
    const values = ["18,25", ...fillFrom(11, 30)].map((text) => ({ text, count: 1 }));
    const { clean } = entityById("integer")!.study(values, {
      header: "",
      context: { ...UNKNOWN_CONTEXT, decimal: "comma" },
    });
    expect(clean("18,25")).toMatchObject({ kind: "ok", output: "18.25" });
  });
});

function fillFrom(first: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String(first + index * 7));
}

/** Decimals of which none ends with 0. */
function odd(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => (1.011 + index * 0.1).toFixed(3));
}
