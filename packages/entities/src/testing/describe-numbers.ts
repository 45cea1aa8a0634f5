/** One suite for all classes of numbers: published ones are right however they are written, others mostly are not. */
import { describe, expect, it } from "vitest";
import type { Entity } from "../entity.ts";

interface Published {
  readonly entity: Entity;
  /** Divided by spaces. */
  readonly numbers: string;
  /** More than this share of the numbers with one digit changed is refused; undefined where no digit is a check. */
  readonly refused: number | undefined;
}

export function describeNumbers(published: readonly Published[], write: (text: string) => string): void {
  describe.each(published)("$entity.id", ({ entity, numbers }) => {
    const cleaner = entity.study([], { header: "" });

    it.each(numbers.split(" "))("accepts %s, in small letters and with spaces too", (text) => {
      expect(cleaner.clean(text).kind).toBe("ok");
      expect(cleaner.clean(write(text.toLowerCase())).kind).toBe("ok");
    });
  });

  const checked = published.flatMap((row) => (row.refused === undefined ? [] : [{ ...row, refused: row.refused }]));
  it.each(checked)("$entity.id refuses nearly all numbers with one digit changed", ({ entity, numbers, refused }) => {
    const cleaner = entity.study([], { header: "" });
    const wrong = numbers.split(" ").flatMap(withOtherDigits);
    const found = wrong.filter((text) => cleaner.clean(text).kind === "invalid");
    expect(found.length / wrong.length).toBeGreaterThan(refused);
  });
}

function withOtherDigits(text: string): readonly string[] {
  const places = Array.from(text, (character, at) => (/\d/.test(character) ? at : -1)).filter((at) => at >= 0);
  return places.map((at) => text.slice(0, at) + ((Number(text[at]) + 1) % 10) + text.slice(at + 1));
}
