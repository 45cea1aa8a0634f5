/** Values of the same letters and digits: what differs is how a program wrote them, or the separators of a code. */
import type { ReviewedColumn, SeenValue } from "./asked-column.ts";
import { groupBy } from "./group-by.ts";
import type { Finding } from "./question-kind.ts";
import { codeRuns } from "./shapes.ts";
import { sumCells } from "./sum-cells.ts";

const MAX_LENGTH = 80;
/** The usual writing stands in so many cells at least. */
const MIN_USUAL = 2;
const QUOTED = /^(["'“”‘’])(.*)["'“”‘’]$/u;
const BLANKS = /[\s\p{Cf}]+/gu;

/** Values that only their width, blanks and quotes tell apart, in columns of any class. */
export function findAccidents({ quiet }: ReviewedColumn): Finding {
  return { family: "ways accident", values: withUsual(quiet, plainText, (text) => text === plainText(text)) };
}

/** Codes that only their capitals and separators tell apart. */
export function findSameCodes({ entity, quiet }: ReviewedColumn): Finding {
  const values = entity.role === "code" && !entity.isLink ? withUsual(quiet, codeKey, () => true) : [];
  return { family: "ways code", values };
}

function withUsual(
  quiet: readonly SeenValue[],
  keyOf: (text: string) => string | undefined,
  isUsual: (text: string) => boolean,
): Finding["values"] {
  const groups = groupBy(quiet, ({ output }) => {
    const key = output === null || output.length > MAX_LENGTH ? undefined : keyOf(output);
    return key === "" ? undefined : key;
  });
  return [...groups.values()].flatMap((group) => {
    const outputs = [...new Set(group.map(({ output }) => output ?? ""))];
    if (outputs.length < 2) return [];
    const cellsOf = (text: string) => sumCells(group.filter(({ output }) => output === text));
    const [usual] = outputs
      .filter(isUsual)
      .sort((one, other) => cellsOf(other) - cellsOf(one) || (one < other ? -1 : 1));
    if (usual === undefined || cellsOf(usual) < MIN_USUAL) return [];
    return group.flatMap(({ raw, cells, output }) => (output === usual ? [] : [{ raw, cells, proposed: usual }]));
  });
}

function plainText(text: string): string {
  const plain = text.normalize("NFKC").replace(BLANKS, " ").trim();
  return (QUOTED.exec(plain)?.[2] ?? plain).trim();
}

function codeKey(text: string): string | undefined {
  return codeRuns(text)?.join(" ").toLowerCase();
}
