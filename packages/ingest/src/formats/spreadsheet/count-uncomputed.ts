/** Counts formulas without a stored result, from programs that cannot compute them: their cells are empty. */
import type { WorkBook } from "@e965/xlsx";
import type { Parts } from "./unpack-workbook.ts";

const FORMULA_ONLY = /<c(?: [^>]*)?>\s*(?:<f[^>]*>[^<]*<\/f>|<f[^>]*\/>)\s*(?:<v\s*\/>|<v><\/v>)?\s*<\/c>/g;
/** A formula with a text result may legitimately give the empty text. */
const TEXT_RESULT = /^<c [^>]*t="str"/;
const RELATION = /<Relationship\s[^>]*>/g;

/** Returns the part of every sheet in order; undefined if the workbook does not name it. */
export function sheetParts(workbook: WorkBook, parts: Parts): (Buffer | undefined)[] {
  const relations = parts.get("xl/_rels/workbook.xml.rels") ?? parts.get("xl/_rels/workbook.bin.rels");
  const targets = readTargets(relations?.toString() ?? "");
  return (workbook.Workbook?.Sheets ?? []).map((sheet) => {
    const id = "id" in sheet ? String(sheet.id) : "";
    const target = targets.get(id);
    return target === undefined ? undefined : (parts.get(`xl/${target}`) ?? parts.get(target.replace(/^\//, "")));
  });
}

function readTargets(relations: string): Map<string, string> {
  const tags = relations.match(RELATION) ?? [];
  return new Map(tags.map((tag) => [attribute(tag, "Id"), attribute(tag, "Target")]));
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

export function countUncomputed(part: Buffer | undefined): number {
  if (part === undefined || !part.includes("<f")) return 0;
  const cells = part.toString("latin1").match(FORMULA_ONLY) ?? [];
  return cells.filter((cell) => !TEXT_RESULT.test(cell)).length;
}
