import { type EntityGuess, plainGuess, tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { explainImpossibility, explainRefusal } from "./check-value.ts";
import { study } from "./study.ts";

function check(classId: string, texts: readonly string[], value: string): string | null {
  const table = tableFromRows(
    ["column"],
    texts.map((text) => [text]),
  );
  const [column] = study(table, [plainGuess(classId)]).columns;
  return explainRefusal(value, column!);
}

const DAYS = Array.from({ length: 18 }, (_, day) => `${day + 11}/03/2020`);
const MAILS = ["ann@example.org", "bob@example.org", "eve@example.org"];

describe("a value that a person gives", () => {
  it.each([
    ["a day that there is not", "date", DAYS, "31/02/2020"],
    ["an address without its sign", "email", MAILS, "carl.example.org"],
  ])("is refused: %s", (_, classId, texts, value) => {
    expect(check(classId, texts, value)).toMatch(/\.$/);
  });

  it.each([
    ["in the form of the column", "date", DAYS, "05/03/2020"],
    ["in another form", "date", DAYS, "2020-03-05"],
    ["an address", "email", MAILS, "carl@example.org"],
    ["any text", "free_text", ["a b c", "d e f"], "31/02/2020"],
    [
      "a value that the column has often, whatever its class says",
      "email",
      [...MAILS, ...Array(9).fill("in office")],
      "in office",
    ],
  ])("is believed: %s", (_, classId, texts, value) => {
    expect(check(classId, texts, value)).toBeNull();
  });
});

describe("where nothing is known of the column but its class", () => {
  const guess = (id: string): EntityGuess => plainGuess(id);

  it("only what cannot be is refused", () => {
    expect(explainImpossibility("31/02/2020", guess("date"), {})).toMatch(/February/);
    expect(explainImpossibility("in office", guess("email"), {})).toBeNull();
    expect(explainImpossibility("29/02/2020", guess("date"), {})).toBeNull();
  });
});
