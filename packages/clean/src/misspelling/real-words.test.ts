import { installLexicon } from "@limpid/lexicon";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { typos } from "../detect/typos.ts";
import { saidOfValues } from "../testing/said-of-values.ts";
import { RealWords } from "./real-words.ts";

const ENGLISH = ["waiting for delivery", "delivered to the customer", "returned by the customer"];

it("knows nothing as long as no lexicon is installed", () => {
  expect(new RealWords("status", () => ENGLISH).areInBoth("Waiting list", "Wailing list")).toBe(false);
});

describe("with the lexicon", () => {
  let uninstall: () => void;
  beforeAll(() => {
    uninstall = installLexicon();
  });
  afterAll(() => uninstall());

  it.each([
    ["Marine depot", "Marina depot", true],
    ["Chapter house", "Charter house", true],
    ["Cortland depot", "Portland depot", true],
    ["Fortland depot", "Portland depot", false],
    ["Delivry", "Delivery", false],
    ["Recieve", "Receive", false],
    ["Chapter huose", "Charter house", false],
    ["Delivery", "Delivery", false],
  ])("says of %j and %j that both are right: %s", (own, meant, expected) => {
    expect(new RealWords("status", () => ENGLISH).areInBoth(own, meant)).toBe(expected);
  });

  it("asks the languages of the column", () => {
    const german = () => ["Wohnung mit Garten", "Haus am See", "Zimmer in der Stadt"];
    expect(new RealWords("Objekt", german).areInBoth("Garten", "Karten")).toBe(true);
    expect(new RealWords("status", () => ENGLISH).areInBoth("Garten", "Karten")).toBe(false);
  });

  it.each([
    ["another word", "charter flight booked", 0],
    ["a slip", "chatper flight booked", 1],
  ])("finds %s beside a frequent value", (_, rare, found) => {
    const values = [
      { text: "chapter flight booked", count: 400 },
      { text: "hotel room booked", count: 300 },
      { text: rare, count: 1 },
    ];
    expect(saidOfValues(typos, values).size).toBe(found);
  });
});
