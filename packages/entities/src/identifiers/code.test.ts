import { describe, expect, it } from "vitest";
import { entityById } from "../registry.ts";

function cleanIn(classId: string, column: Readonly<Record<string, number>>, text: string) {
  const values = Object.entries({ [text]: 1, ...column }).map(([value, count]) => ({ text: value, count }));
  const cleaner = entityById(classId)!.study(values, { header: "" });
  return { ...cleaner.clean(text), evidence: cleaner.evidence.join(" ") };
}

describe("code", () => {
  const departments = { "HR-01": 20, "IT-02": 20, "FIN-10": 20 };

  it.each([
    ["capitals where the column has them", departments, "hr-01", "HR-01"],
    ["small letters where the column has them", { "hr-01": 30 }, "it-02", "it-02"],
    ["both where the column has both", { "HR-01": 10, "it-02": 10 }, "fin-3", "fin-3"],
    ["leading zeros", { "007": 30 }, "008", "008"],
    ["spaces around off", departments, " HR-01", "HR-01"],
    ["spaces around off where the whole column has them", { "HR-01  ": 20, "IT-02  ": 20 }, "FIN-10 ", "FIN-10"],
  ])("keeps %s", (_, column, text, output) => {
    expect(cleanIn("code", column, text)).toMatchObject({ kind: "ok", output });
  });

  it("flags a value of another pattern and suggests the one that fits", () => {
    expect(cleanIn("code", departments, "HR-O1")).toMatchObject({ kind: "invalid", suggestions: ["HR-01"] });
    expect(cleanIn("code", departments, "HR")).toMatchObject({ kind: "invalid", suggestions: [] });
  });

  it.each([
    ["a separator between letters and digits", { AB12: 20, C7: 20, DEF305: 20 }, "GH-44", ["GH44"]],
    ["one that makes a code longer than all others", { AB: 20, CD: 20 }, "E-F", ["EF"]],
    ["none where two codes are joined", { AB: 20, CDE: 20 }, "AB-CD", []],
    ["none where two codes of one length are joined", { AB: 20, CD: 20 }, "AB-CD", []],
  ])("suggests to leave out %s", (_, column, text, suggestions) => {
    expect(cleanIn("code", column, text)).toMatchObject({ kind: "invalid", suggestions });
  });

  it.each(["k.A.", "NaN", "unknown", "n/a"])("sees %s as missing where codes are capitals", (text) => {
    expect(cleanIn("code", { HR: 20, IT: 20, FIN: 10 }, text).kind).toBe("missing");
  });

  it.each([
    ["NA", { HR: 20, IT: 20, FIN: 10 }],
    ["NIL", { HR: 20, IT: 20, FIN: 10 }],
    ["nil", { hr: 20, it: 20, fin: 10 }],
  ])("keeps the code %s, written as the others", (text, column) => {
    expect(cleanIn("code", column, text)).toMatchObject({ kind: "ok", output: text });
  });

  it("names the parts", () => {
    expect(cleanIn("code", departments, "HR-01")).toMatchObject({ components: { prefix: "HR", number: "01" } });
  });
});

describe("identifiers and product codes", () => {
  it.each([
    ["identifier", "00137"],
    ["identifier", "1E5"],
    ["identifier", " ab-12"],
    ["product_code", "0012-a"],
    ["product_code", "MTP13ZD/A"],
  ])("never change a %s such as %j", (classId, text) => {
    expect(cleanIn(classId, { "AB-12": 99 }, text)).toMatchObject({ kind: "ok", output: text, why: "" });
  });

  it("tell the pattern of the column", () => {
    expect(cleanIn("identifier", { "AB-12": 50, "CD-34": 50 }, "EF-56").evidence).toContain("AA-99");
  });
});

describe("version", () => {
  it.each([
    ["a v where the column writes it", { "v1.2.3": 9 }, "v1.10", "v1.10"],
    ["a v where half of the column writes it", { "v1.2": 5, "1.3": 5 }, "v1.10", "v1.10"],
    ["1.10 apart from 1.1", { "1.1": 9 }, "1.10", "1.10"],
    ["trailing zeros", { "1.1": 9 }, "2.0", "2.0"],
  ])("keeps %s", (_, column, text, output) => {
    expect(cleanIn("version", column, text)).toMatchObject({ kind: "ok", output, why: "" });
  });

  it("names the parts", () => {
    expect(cleanIn("version", {}, "2.0.1-rc.1+5")).toMatchObject({
      components: { major: "2", minor: "0", patch: "1", prerelease: "rc.1" },
    });
  });
});

describe("row number", () => {
  it("says from where to where it counts", () => {
    const values = Array.from({ length: 50 }, (_, index) => ({ text: String(index + 1), count: 1 }));
    expect(entityById("row_index")!.study(values, { header: "" }).evidence).toEqual([
      "Counts from 1 to 50, one at a time.",
    ]);
  });
});
