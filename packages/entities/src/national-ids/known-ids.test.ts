import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findScheme, readNationalId } from "./read-national-id.ts";

interface KnownId {
  readonly country: string;
  readonly number: string;
  readonly verdict: string;
}

/** Made numbers of each scheme: some that are right, some with a digit changed so that they are wrong, and 000…, 111…, 999…. */
const known: readonly KnownId[] = readFileSync(new URL("known-ids.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [country = "", number = "", verdict = ""] = line.split("\t");
    return { country, number, verdict };
  });

describe("numbers of every scheme", () => {
  it.each([...new Set(known.map(({ country }) => country))])("of %s are right or wrong by their check", (country) => {
    const scheme = findScheme(country);
    expect(scheme).toBeDefined();
    const ids = known.filter((id) => id.country === country);
    const judged = ids.map(({ number }) => ({
      country,
      number,
      verdict: scheme !== undefined && readNationalId(number, scheme) !== undefined ? "right" : "wrong",
    }));
    expect(judged).toEqual(ids);
  });
});
