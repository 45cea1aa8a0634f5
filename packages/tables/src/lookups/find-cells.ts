/** Looks up where a text appears in a table, and what a replacement would change. */
import { LIMITS } from "@limpid/contract";
import { type ContractLookup, defineLookup } from "./define-lookup.ts";
import { findTexts, searchFromWire } from "./find-texts.ts";

const SHOWN = { limit: LIMITS.listedChanges, samples: LIMITS.findSamples };

export const findCells: ContractLookup<"findCells"> = defineLookup(async (table, { asked, version, columns }) => {
  const searched = columns.filter((one) => asked.column === undefined || one.asked === asked.column);
  const search = { ...searchFromWire(asked), computed: searched.map(({ column }) => column) };
  const found = await findTexts(table, { search, ...SHOWN });
  if (found.kind === "bad pattern") return { refused: "bad_pattern", detail: found.reason };
  const numbers = new Map(columns.map((one) => [one.column, one.asked]));
  const toWire = <Cell extends { readonly column: number }>(cell: Cell): Cell => ({
    ...cell,
    column: numbers.get(cell.column) ?? cell.column,
  });
  return { version, count: found.count, cells: found.places.map(toWire), samples: found.samples.map(toWire) };
});
