import { describe, expect, it } from "vitest";
import { makeColumn } from "../../testing/make-column.ts";
import { chooseAlignment, NO_SHAPE, shapeColumns } from "./column-shape.ts";

const shapeOf = (texts: readonly string[]) =>
  shapeColumns(
    [makeColumn("c")],
    texts.map((text) => [text]),
  )[0];

describe("shapeColumns", () => {
  it.each([
    ["numbers", ["1", "22.5", "1 000"], "right"],
    ["money", ["€ 12,50", "99 €", "1'234.50"], "right"],
    ["shares", ["12 %", "99.5%", "3%"], "right"],
    ["negative numbers", ["-5", "(3)", "7"], "right"],
    ["numbers with gaps", ["1", "", "3", ""], "right"],
    ["names", ["Ann", "Bob"], "left"],
    ["codes with leading zeros", ["00137", "01234"], "left"],
    ["dates", ["03.04.2024", "2024 04 03"], "left"],
    ["addresses that begin with a number", ["12 Main St", "9 High St"], "left"],
    ["nothing", ["", ""], "left"],
    ["words that run from right to left", ["مرحبا", "12 شارع", "Paris", ""], "right"],
    ["words of which one runs from right to left", ["Haifa", "חיפה", "Akko"], "left"],
  ])("sets %s", (_, texts, align) => {
    expect(shapeOf(texts)?.align).toBe(align);
  });

  it("leaves room for the title and its controls", () => {
    expect(shapeColumns([makeColumn("A rather long title")], [["1"]])[0]?.widthPx).toBeGreaterThan(200);
  });
});

describe("the alignment", () => {
  it("trusts the type once it is known", () => {
    expect(chooseAlignment(makeColumn("c", { type: "integer" }), NO_SHAPE)).toBe("right");
    expect(chooseAlignment(makeColumn("c", { type: "date" }), { ...NO_SHAPE, align: "right" })).toBe("left");
  });

  it("keeps the look of what is still text", () => {
    expect(chooseAlignment(makeColumn("c", { type: "text" }), { ...NO_SHAPE, align: "right" })).toBe("right");
    expect(chooseAlignment(makeColumn("c"), { ...NO_SHAPE, align: "right" })).toBe("right");
  });
});
