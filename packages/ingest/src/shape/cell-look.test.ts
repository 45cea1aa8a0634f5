import { describe, expect, it } from "vitest";
import { isNoteCell, isTotalCell } from "./cell-look.ts";

describe("isNoteCell", () => {
  it.each([
    "Source: statistics office",
    "* Note 1. Rounded figures",
    "Fußnote: gerundet",
    "Źródło: urząd statystyczny",
    "Источник: Росстат",
    "注：四捨五入",
    "資料來源: 統計處",
    "© The Company",
    "Page 2 of 3",
  ])("knows %s", (text) => {
    expect(isNoteCell(text)).toBe(true);
  });

  it.each(["Sourcewell", "Notes from the field", "Источники питания", "注文", "Pageant 3", "Bronx: North"])(
    "is not misled by %s",
    (text) => {
      expect(isNoteCell(text)).toBe(false);
    },
  );
});

describe("isTotalCell", () => {
  it.each(["Total", "Grand total", "Sub-total 2024", "Gesamtsumme", "Итого", "合計", "합계", "Razem"])(
    "knows %s",
    (text) => {
      expect(isTotalCell(text)).toBe(true);
    },
  );

  it.each(["Totality", "Summer", "計画", "Razemka", "Total of all that was paid, in the year before the last one"])(
    "is not misled by %s",
    (text) => {
      expect(isTotalCell(text)).toBe(false);
    },
  );
});
