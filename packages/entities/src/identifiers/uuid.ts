/**
 * A universally unique identifier, in small letters and five groups.
 * Sources: RFC 9562 §4 (form, version and variant), §5.1, §5.6 and §5.7 (time within); RFC 4122 §3 (the urn form).
 */
import { defineEntity } from "../entity.ts";
import { type Cleaned, invalid, type Outcome, rewritten } from "../outcome.ts";

const GROUPED = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const WRAPPED = /^(?:urn:uuid:|uuid:|\{|\()?([\da-f-]{32,36})[})]?$/i;
const BARE = /^[\da-f]{32}$/i;
const NIL_OR_MAX = /^(?:0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/;
const VERSIONS = "12345678";
const VARIANTS = "89ab";
/** From 15 October 1582, where the time of versions 1 and 6 begins, to 1970, in units of 100 ns. */
const GREGORIAN_TO_UNIX = 122_192_928_000_000_000n;
const MIN_LENGTH = 32;

export const uuid = defineEntity({
  id: "uuid",
  title: "UUID",
  group: "id",
  prefilter: { minLength: 32 },
  type: "text",
  maxLength: 50,
  headers: [/\b(uuid|guid)\b/i, /(?:Uuid|UUID|Guid|GUID|_uuid|_guid)$/, /\b(universally unique id|objectid)\b/i],
  recognise: (text) => {
    if (text.length < MIN_LENGTH) return 0;
    if (GROUPED.test(text)) return 0.99;
    return text.length !== MIN_LENGTH && WRAPPED.test(text) && text.includes("-") ? 0.95 : BARE.test(text) ? 0.25 : 0;
  },
  clean: cleanUuid,
});

function cleanUuid(text: string): Outcome {
  const body = WRAPPED.exec(text)?.[1]?.toLowerCase();
  if (body === undefined) return invalid("Not 32 hexadecimal digits in five groups.");
  const output = BARE.test(body) ? group(body) : body;
  if (!GROUPED.test(output)) return invalid("Not in groups of 8, 4, 4, 4 and 12 digits.");
  const why = { why: "In lowercase and five groups.", rule: "form" } as const;
  if (NIL_OR_MAX.test(output)) return rewritten(text, output, why);
  const version = output[14] ?? "";
  if (!VERSIONS.includes(version)) return invalid(`There is no UUID version "${version}".`);
  if (!VARIANTS.includes(output[19] ?? "")) return invalid("The fourth group begins with 8, 9, a or b in a UUID.");
  return rewritten(text, output, { ...why, components: { version, ...timeOf(output, version) } });
}

function group(digits: string): string {
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    "-",
  );
}

/** When it was made, for the versions that hold a time. */
function timeOf(uuid: string, version: string): Cleaned["components"] {
  const [low = "", middle = "", high = ""] = uuid.split("-");
  const unixMs = UNIX_MS[version]?.(low, middle, high.slice(1));
  const date = unixMs === undefined ? undefined : new Date(unixMs);
  return date === undefined || Number.isNaN(date.getTime()) ? {} : { timestamp: date.toISOString() };
}

const UNIX_MS: Readonly<Record<string, (low: string, middle: string, high: string) => number>> = {
  "1": (low, middle, high) => fromGregorian(`${high}${middle}${low}`),
  "6": (low, middle, high) => fromGregorian(`${low}${middle}${high}`),
  "7": (low, middle) => Number.parseInt(low + middle, 16),
};

function fromGregorian(digits: string): number {
  return Number((BigInt(`0x${digits}`) - GREGORIAN_TO_UNIX) / 10_000n);
}
