import { describe, expect, it } from "vitest";
import { doi } from "../codes/doi.ts";
import { isbn } from "../codes/isbn.ts";
import type { Entity } from "../entity.ts";
import { iban } from "../money/iban.ts";
import { vatId } from "../money/vat-id.ts";
import { macAddress } from "../web/mac-address.ts";

function outputs(entity: Entity, texts: readonly string[]) {
  const cleaner = entity.study(
    texts.map((text) => ({ text, count: 1 })),
    { header: "" },
  );
  return texts
    .map((text) => cleaner.clean(text))
    .map((outcome) => (outcome.kind === "ok" ? outcome.output : outcome.kind));
}

describe("a column of codes keeps its form", () => {
  it.each<readonly [string, Entity, readonly string[]]>([
    ["ISBN of ten digits", isbn, ["0306406152", "0140328726", "316148410X"]],
    ["ISBN with hyphens", isbn, ["0-306-40615-2", "3-16-148410-X", "0-19-852663-6"]],
    ["IBAN without spaces", iban, ["CH9300762011623852957", "DE89370400440532013000", "NL91ABNA0417164300"]],
    ["MAC addresses with hyphens", macAddress, ["00-1A-2B-3C-4D-5E", "00-1A-2B-3C-4D-5F", "00-1A-2B-3C-4D-60"]],
    [
      "DOI as links",
      doi,
      ["https://doi.org/10.1000/182", "https://doi.org/10.1000/183", "https://doi.org/10.1000/184"],
    ],
    ["Swiss numbers with points", vatId, ["CHE-107.787.577 MWST", "CHE-123.456.788 MWST", "CHE-193.843.357 MWST"]],
  ])("%s", (_, entity, texts) => {
    expect(outputs(entity, texts)).toEqual(texts);
  });

  it("to which strays are brought", () => {
    const bare = ["CH9300762011623852957", "DE89370400440532013000", "NL91ABNA0417164300", "NO9386011117947"];
    expect(outputs(iban, [...bare, "IBAN GB29 NWBK 6016 1331 9268 19"]).at(-1)).toBe("GB29NWBK60161331926819");
  });

  it("and has that of the standard where it has none of its own", () => {
    expect(outputs(isbn, ["0306406152", "ISBN 3-16-148410-X", "978-0-596-52068-7"])[0]).toBe("978-0-306-40615-7");
  });
});
