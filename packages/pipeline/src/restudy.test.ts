/** A choice of a person, made of a table that was studied before, gives the same as the same choice made at the beginning. */
import { readdirSync, readFileSync } from "node:fs";
import type { ColumnChoices } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { type CleanFileOptions, cleanFile, cleanTable } from "./clean-file.ts";
import type { IngestedEvent, KnownTable, PipelineEvent } from "./events.ts";

const FIXTURES = new URL("../../../fixtures/cleaning/", import.meta.url);
const fixtures = readdirSync(FIXTURES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

interface Told {
  readonly events: readonly PipelineEvent[];
  readonly ingested: IngestedEvent;
  readonly known: KnownTable;
}

async function gather(told: AsyncIterable<PipelineEvent>): Promise<Told> {
  const events: PipelineEvent[] = [];
  for await (const event of told) events.push(event);
  const ingested = events.find((event) => event.kind === "ingested")!;
  const compared = events.find((event) => event.kind === "compared")!;
  return { events, ingested, known: compared.known };
}

function readFixture(name: string) {
  const file = readdirSync(new URL(`${name}/`, FIXTURES)).find((one) => one.endsWith(".csv"))!;
  const options = { fileName: file, rowLimit: 0, pageSize: 20, now: () => 0 };
  return { bytes: new Uint8Array(readFileSync(new URL(`${name}/${file}`, FIXTURES))), options };
}

/** Another class for the column that has the fewest values, and another option for the first other one that has a decision. */
function otherChoices({ known: { columns } }: Told): ColumnChoices {
  const sizes = columns.columns.map(({ distinct }) => distinct);
  const fewest = sizes.indexOf(Math.min(...sizes));
  const decided = columns.columns.findIndex(({ decisions }, index) => index !== fewest && decisions.length > 0);
  const [decision] = columns.columns[decided]?.decisions ?? [];
  const option = decision?.options.find(({ id }) => id !== decision.inForce);
  const turned = decision === undefined || option === undefined ? {} : { [decision.id]: option.id };
  return { [fewest]: { entity: "organization" }, ...(decided === -1 ? {} : { [decided]: { decided: turned } }) };
}

describe("a choice of a person", () => {
  it.each(fixtures)("of %s gives what it gives at the beginning, and costs its column", async (name) => {
    const { bytes, options } = readFixture(name);
    const first = await gather(cleanFile(bytes, options));
    const columnChoices = otherChoices(first);
    const chosen: CleanFileOptions = { ...options, columnChoices };
    const kept = structuredClone({ ingested: first.ingested, known: first.known });
    const again = await gather(cleanTable(kept.ingested, chosen, kept.known));
    expect(again.events).toEqual((await gather(cleanFile(bytes, chosen))).events);
    const anew = again.known.columns.columns.flatMap((column, index) =>
      column === kept.known.columns.columns[index] ? [] : [String(index)],
    );
    expect(anew).toEqual(Object.keys(columnChoices));
  });

  it("of a column whose values hardly repeat leaves what the rows say of each other", async () => {
    const lines = Array.from(
      { length: 300 },
      (_, row) => `n${row * 7},CH-${row % 3},${row === 30 ? "Bxrn" : ["Bern", "Chur", "Sion"][row % 3]}`,
    );
    const bytes = new TextEncoder().encode(["item,code,town", ...lines].join("\n"));
    const options = { fileName: "towns.csv", rowLimit: 0, pageSize: 20, now: () => 0 };
    const first = await gather(cleanFile(bytes, options));
    const chosen = { ...options, columnChoices: { 0: { entity: "free_text" } } };
    const again = await gather(cleanTable(first.ingested, chosen, first.known));
    expect(first.known.compared.findings?.[2]?.get(30)?.output).toBe("Bern");
    expect(again.known.compared.findings).toBe(first.known.compared.findings);
    expect(again.events).toEqual((await gather(cleanFile(bytes, chosen))).events);
  });

  it("that says nothing new costs nothing", async () => {
    const { bytes, options } = readFixture(fixtures[0]!);
    const first = await gather(cleanFile(bytes, options));
    const again = await gather(cleanTable(first.ingested, { ...options, rowLimit: 10 }, first.known));
    expect(again.known.columns).toBe(first.known.columns);
    expect(again.known.compared).toBe(first.known.compared);
  });

  it("of the whole table studies all columns anew", async () => {
    const { bytes, options } = readFixture(fixtures[1]!);
    const first = await gather(cleanFile(bytes, options));
    const chosen: CleanFileOptions = { ...options, settings: { forms: "keep", repairs: "propose" } };
    const again = await gather(cleanTable(first.ingested, chosen, first.known));
    expect(again.events).toEqual((await gather(cleanFile(bytes, chosen))).events);
  });
});
