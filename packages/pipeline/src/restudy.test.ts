/** A choice of a person, made of a table that was studied before, gives the same as the same choice made at the beginning. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cleanTable } from "./clean-file.ts";
import { cleanInFull, gatherEvents, optionsFor } from "./testing/clean-in-full.ts";

const CONTACTS = new Uint8Array(
  readFileSync(new URL("../../../fixtures/cleaning/contacts-de/dirty.csv", import.meta.url)),
);
const OPTIONS = optionsFor("contacts.csv");

describe("a choice of a person", () => {
  it("of a column whose values hardly repeat leaves what the rows say of each other", async () => {
    const lines = Array.from(
      { length: 300 },
      (_, row) => `n${row * 7},CH-${row % 3},${row === 30 ? "Bxrn" : ["Bern", "Chur", "Sion"][row % 3]}`,
    );
    const bytes = new TextEncoder().encode(["item,code,town", ...lines].join("\n"));
    const first = await cleanInFull(bytes, optionsFor("towns.csv"));
    const chosen = optionsFor("towns.csv", { columnChoices: { 0: { entity: "free_text" } } });
    const again = await gatherEvents(cleanTable(first.ingested, chosen, first.known));
    expect(first.known.compared.findings?.[2]?.get(30)?.output).toBe("Bern");
    expect(again.known.compared.findings).toBe(first.known.compared.findings);
    expect(again.events).toEqual((await cleanInFull(bytes, chosen)).events);
  });

  it("that says nothing new costs nothing", async () => {
    const first = await cleanInFull(CONTACTS, OPTIONS);
    const again = await gatherEvents(cleanTable(first.ingested, { ...OPTIONS, rowLimit: 10 }, first.known));
    expect(again.known.columns).toBe(first.known.columns);
    expect(again.known.compared).toBe(first.known.compared);
  });

  it("of the whole table studies all columns anew", async () => {
    const first = await cleanInFull(CONTACTS, OPTIONS);
    const chosen = optionsFor("contacts.csv", { settings: { forms: "keep", repairs: "propose" } });
    const again = await gatherEvents(cleanTable(first.ingested, chosen, first.known));
    expect(again.events).toEqual((await cleanInFull(CONTACTS, chosen)).events);
  });
});
