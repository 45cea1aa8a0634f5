import { describe, expect, it } from "vitest";
import { mayBeSentinel, sentinelShape } from "./sentinel-shape.ts";

describe("the look of a code", () => {
  it.each([
    ["999", "isNines"],
    ["-999.0", "isNines"],
    ["99.9", "isNines"],
    ["0", "isZero"],
    ["0000", "isZero"],
    ["000 000 00 00", "isRepeatedDigit"],
    ["999-9999", "isRepeatedDigit"],
    ["7777", "isRepeatedDigit"],
    ["-1", "isNegativeCode"],
    ["-88", "isNegativeCode"],
    ["32767", "isLimit"],
    ["12345", "isRun"],
    ["1900-01-01", "isDefaultDate"],
    ["31.12.9999", "isDefaultDate"],
    ["1970-01-01 00:00", "isDefaultDate"],
    ["0000-00-00", "isDefaultDate"],
    ["????", "isSigns"],
    ["xxx", "isRepeatedSign"],
    ["test1", "isPlaceholder"],
    ["[to do]", "isBracketed"],
  ] as const)("of %s is %s", (text, sign) => {
    expect(sentinelShape(text)[sign]).toBe(true);
  });

  it.each(["12", "-12", "1998", "1970-01-02", "2024-01-01", "III", "a+", "contest", "0.5"])(
    "is not that of %s",
    (text) => {
      expect(Object.values(sentinelShape(text))).not.toContain(true);
    },
  );
});

describe("the quick look", () => {
  it.each(["999", "-1", "-99", "0", "000-00-0000", "32767", "2147483647", "12345", "1900-01-01", "31.12.9999"])(
    "lets %s pass",
    (text) => {
      expect(mayBeSentinel(text)).toBe(true);
    },
  );

  it.each(["1847", "20.5", "2024-05-17", "8001", "31.05.2024", "1"])("turns %s away", (text) => {
    expect(mayBeSentinel(text)).toBe(false);
  });
});
