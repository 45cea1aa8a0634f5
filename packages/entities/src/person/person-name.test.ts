import { describe, expect, it } from "vitest";
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

  it.each(["Vincent Paronnaud, Marjane Satrapi", "Xyzzyq, Plugh", "Smith, Jr."])("leaves %s", (text) => {
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
    ["For King & Country", "For King & Country"],
  ])("writes %s as %s", (text, output) => {
    expect(clean([...STRAIGHT, text]).at(-1)).toMatchObject({ kind: "ok", output });
  });
});

describe("a column of surnames", () => {
  it.each(["Null", "Nan", "Na", "None"])("has people called %s", (name) => {
    expect(clean(["Smith", "Miller", name], lastName).at(-1)).toMatchObject({ kind: "ok", output: name });
    expect(lastName.goodTokens.has(name.toLowerCase())).toBe(true);
  });
});
