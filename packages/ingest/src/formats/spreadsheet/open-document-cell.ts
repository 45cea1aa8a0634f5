/**
 * Returns the text of a cell in an OpenDocument sheet, from its stored value if there is one (ODF 1.3 part 3, §19.387).
 */
import { durationText } from "./date-text.ts";
import { numberText, percentText } from "./number-text.ts";

type Attributes = Readonly<Record<string, string>>;

const NUMBER_TYPES: ReadonlySet<string> = new Set(["float", "percentage", "currency"]);
const TYPED: ReadonlySet<string> = new Set([...NUMBER_TYPES, "date", "time", "boolean"]);
const ERROR = /^(?:#[A-Z/0]+[!?]?|Err:\d+|#N\/A)$/;
const DURATION = /^(-?)P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,](\d+))?S)?$/;

export function isTypedValue(attributes: Attributes): boolean {
  return TYPED.has(attributes["office:value-type"] ?? "");
}

/** `shown` is the text of the cell's paragraphs. */
export function openDocumentText(attributes: Attributes, shown: string): string {
  const type = attributes["office:value-type"] ?? "string";
  if (NUMBER_TYPES.has(type)) return numberCell(attributes["office:value"] ?? "", type, shown);
  switch (type) {
    case "date":
      return dateCell(attributes["office:date-value"] ?? shown);
    case "time":
      return timeCell(attributes["office:time-value"] ?? "") ?? shown;
    case "boolean":
      return attributes["office:boolean-value"] === "true" ? "TRUE" : "FALSE";
    default:
      if (attributes["calcext:value-type"] === "error") return shown;
      return attributes["office:string-value"] ?? shown;
  }
}

/** An error of a formula is stored as the number 0, and leading zeros exist only in the format. */
function numberCell(stored: string, type: string, shown: string): string {
  const value = Number(stored);
  if (stored === "" || !Number.isFinite(value) || ERROR.test(shown)) return shown;
  if (type === "percentage") return percentText(value);
  if (/^0\d+$/.test(shown) && Number(shown) === value) return shown;
  return /^-?\d{1,40}$/.test(stored) ? stored : numberText(value);
}

function dateCell(stored: string): string {
  return stored.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
}

function timeCell(stored: string): string | undefined {
  const match = DURATION.exec(stored);
  if (match === null) return undefined;
  const [days, hours, minutes, seconds] = match.slice(2, 6).map((part) => Number(part ?? 0));
  const fraction = Number(`0.${match[6] ?? "0"}`);
  const total = (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0) + fraction;
  return durationText((match[1] === "-" ? -1 : 1) * total * 1000);
}
