import Type from "typebox";
import { describe, expect, it } from "vitest";
import { schemaFields, schemaType } from "./schema-fields.ts";

describe("schemaType", () => {
  it.each([
    ["a text", Type.String(), "text"],
    ["a text with a limit", Type.String({ minLength: 1, maxLength: 100 }), "text, 1 to 100 characters"],
    ["a text with an upper limit", Type.String({ maxLength: 2000 }), "text, up to 2,000 characters"],
    ["a number in a range", Type.Integer({ minimum: 0, maximum: 3 }), "whole number, 0 to 3"],
    ["a number from", Type.Number({ minimum: 1 }), "number, from 1"],
    ["a choice", Type.Union([Type.Literal("a"), Type.Literal(5)]), '"a" or 5'],
    ["a text or nothing", Type.Union([Type.String(), Type.Null()]), "text or null"],
    ["a list", Type.Array(Type.Boolean(), { maxItems: 9 }), "list of true or false, up to 9 items"],
    ["a record", Type.Record(Type.String(), Type.Number()), "object of number by name"],
    ["anything", Type.Unknown(), "anything"],
  ])("names %s", (_, schema, type) => {
    expect(schemaType(schema)).toBe(type);
  });
});

describe("schemaFields", () => {
  it("walks objects and lists, and tells what may be left out", () => {
    const cell = Type.Object({ id: Type.String({ description: "Of the cell" }), note: Type.Optional(Type.Null()) });
    const fields = schemaFields(Type.Object({ rows: Type.Array(Type.Object({ cells: Type.Array(cell) })) }));
    expect(fields).toEqual([
      { path: "rows", type: "list of object", isOptional: false, about: "" },
      { path: "rows[].cells", type: "list of object", isOptional: false, about: "" },
      { path: "rows[].cells[].id", type: "text", isOptional: false, about: "Of the cell" },
      { path: "rows[].cells[].note", type: "null", isOptional: true, about: "" },
    ]);
  });

  it("walks into an object that may be null", () => {
    const fields = schemaFields(Type.Object({ entity: Type.Union([Type.Object({ p: Type.Number() }), Type.Null()]) }));
    expect(fields.map(({ path, type }) => `${path}: ${type}`)).toEqual(["entity: object or null", "entity.p: number"]);
  });

  it("has none for a text", () => {
    expect(schemaFields(Type.String())).toEqual([]);
  });
});
