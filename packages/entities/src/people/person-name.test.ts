import { describe, expect, it } from "vitest";
import { firstName } from "./first-name.ts";
import { lastName } from "./last-name.ts";
import { personName } from "./person-name.ts";

function clean(texts: readonly string[], entity = personName) {
  const cleaner = entity.study(
    texts.map((text) => ({ text, count: 1 })),
    { header: "" },
  );
  return texts.map((text) => cleaner.clean(text));
}

const STRAIGHT = ["Anna Meier", "John Smith", "Mary Jones", "Peter Brown", "Eva Keller", "Paul Miller"];

describe("a column of persons", () => {
  it("turns the one name round that has its surname first", () => {
    expect(clean([...STRAIGHT, "Smith, Jane"]).at(-1)).toMatchObject({
      output: "Jane Smith",
      components: { first: "Jane", last: "Smith" },
    });
  });

  it.each(["Anna Beispiel, Marco Esempio", "Xyzzyq, Plugh", "Smith, Jr."])("leaves %s", (text) => {
    expect(clean([...STRAIGHT, text]).at(-1)).toMatchObject({ kind: "ok", output: text });
  });

  it("leaves a column with surnames first", () => {
    const inverted = ["Meier, Anna", "Smith, John", "Jones, Mary"];
    expect(clean(inverted)).toMatchObject(inverted.map((output) => ({ output })));
  });

  it.each([
    ["ANNA MEIER", "Anna Meier"],
    ["RONALD MCDONALD", "RONALD MCDONALD"],
    ["XÄ A-12", "XÄ A-12"],
    ["Various", "Various"],
    ["Salt & Harbour Lights", "Salt & Harbour Lights"],
  ])("writes %s as %s", (text, output) => {
    expect(clean([...STRAIGHT, text]).at(-1)).toMatchObject({ kind: "ok", output });
  });
});

describe("names that differ by a letter", () => {
  const counted = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([text, count]) => ({ text, count }));

  it.each([
    ["surnames", lastName, { Weiss: 30, Kraus: 20 }, "Weiß"],
    ["surnames", lastName, { Müller: 30, Kraus: 20 }, "Mueller"],
    ["surnames that nobody knows", lastName, { Miller: 30, Kraus: 20 }, "Millerx"],
    ["first names", firstName, { René: 30, Anna: 20 }, "Rene"],
  ])("are two persons' in a column of %s", (_, entity, counts, text) => {
    const values = counted({ ...counts, [text]: 1 });
    expect(entity.study(values, { header: "" }).clean(text)).toMatchObject({ kind: "ok", output: text });
  });

  it.each([
    [lastName, { Weiß: 30, Kraus: 20 }, "WEIß", "Weiß"],
    [lastName, { "O'Brien": 30, Kraus: 20 }, "O’brien", "O'Brien"],
    [firstName, { René: 30, Anna: 20 }, "rené", "René"],
    [personName, { "Eva McDonald": 30, "Jan Kraus": 20 }, "EVA MCDONALD", "Eva McDonald"],
    [personName, { "Émile Zola": 30, "Jan Kraus": 20 }, "Emile Zola", "Émile Zola"],
  ])(
    "are one where only case and apostrophe differ, or accents in a whole name: %#",
    (entity, counts, text, output) => {
      const values = counted({ ...counts, [text]: 1 });
      expect(entity.study(values, { header: "" }).clean(text)).toMatchObject({ kind: "ok", output });
    },
  );
});

describe("a column of surnames", () => {
  it.each(["Null", "Nan", "Na", "None"])("has people called %s", (name) => {
    expect(clean(["Smith", "Miller", name], lastName).at(-1)).toMatchObject({ kind: "ok", output: name });
    expect(lastName.allowedTokens.has(name.toLowerCase())).toBe(true);
  });
});
