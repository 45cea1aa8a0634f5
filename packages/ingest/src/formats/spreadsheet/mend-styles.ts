/** Reduces the styles of a workbook to the number formats, which alone decide how a cell is read. */
import { formatKind } from "./number-format.ts";
import { replaceElements } from "./replace-elements.ts";

export interface Styles {
  readonly xml: string;
  /** Whether cells of this style show a date or time. */
  readonly isDate: (style: number) => boolean;
}

const LOOKS = ["fonts", "fills", "borders", "cellStyleXfs", "cellStyles", "dxfs", "tableStyles", "colors", "extLst"];
const FORMAT = /<(?:\w+:)?numFmt\s[^<>]*>/g;
const STYLE_LIST = ["cellXfs"];
const STYLE = /<(?:\w+:)?xf\b[^<>]*>/g;
const ID = /(\bnumFmtId=["'])(\d+)/;
const CODE = /\bformatCode=(?:"([^"]*)"|'([^']*)')/;
/** Excel's own dates and times (ECMA-376 part 1, §18.8.30). */
const BUILT_IN_DATES: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
const LAST_BUILT_IN = 163;

export function mendStyles(source: string): Styles {
  const xml = moveFormatZero(replaceElements(source, LOOKS, () => ""));
  const codes = new Map((xml.match(FORMAT) ?? []).map((tag) => [idIn(tag), codeIn(tag)]));
  const ids: number[] = [];
  replaceElements(xml, STYLE_LIST, (list) => {
    for (const tag of list.match(STYLE) ?? []) ids.push(idIn(tag));
    return list;
  });
  return { xml, isDate: (style) => isDateFormat(ids[style] ?? 0, codes) };
}

/** The parser takes the format 0 for `General`, also if the workbook defines it otherwise. */
function moveFormatZero(xml: string): string {
  const formats = xml.match(FORMAT) ?? [];
  const zero = formats.find((tag) => idIn(tag) === 0);
  if (zero === undefined || /^general$/i.test(codeIn(zero))) return xml;
  const free = Math.max(LAST_BUILT_IN, ...formats.map(idIn)) + 1;
  const moved = (tag: string): string => (idIn(tag) === 0 ? tag.replace(ID, `$1${free}`) : tag);
  return replaceElements(xml.replace(FORMAT, moved), STYLE_LIST, (list) => list.replace(STYLE, moved));
}

function isDateFormat(id: number, codes: ReadonlyMap<number, string>): boolean {
  const code = codes.get(id);
  if (code === undefined) return BUILT_IN_DATES.some(([first, last]) => id >= first && id <= last);
  const kind = formatKind(code);
  return kind === "date" || kind === "time" || kind === "datetime" || kind === "duration";
}

function idIn(tag: string): number {
  return Number(ID.exec(tag)?.[2] ?? 0);
}

function codeIn(tag: string): string {
  const [, double, single] = CODE.exec(tag) ?? [];
  return (double ?? single ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
