/** Removes the formulas in which some programs wrap texts, so that a spreadsheet keeps their zeros: `="00123"`. */
import type { Column } from "@limpid/table";

const WRAPPED = /^="([^"]*)"$/;
const START = '="';

export function unwrapFormulas(column: Column): Column {
  if (!column.dict.some(isWrapped) && !isWrapped(column.title)) return column;
  const codes = new Map<string, number>();
  const newCodes = column.dict.map((text) => {
    const plain = unwrap(text);
    const code = codes.get(plain) ?? codes.size;
    codes.set(plain, code);
    return code;
  });
  return {
    title: unwrap(column.title),
    dict: [...codes.keys()],
    codes: column.codes.map((code) => newCodes[code] ?? code),
  };
}

function isWrapped(text: string): boolean {
  return text.startsWith(START) && WRAPPED.test(text);
}

function unwrap(text: string): string {
  return WRAPPED.exec(text)?.[1] ?? text;
}
