/**
 * Codes that are all of digits, but for a few: "4O1" with a letter for a digit, "12 pcs" with a unit, "-17" with a sign, "41" where
 * all others have the zeros of "0041". The class of a code takes any sign, so that only the column can say what is odd.
 */
import { countByShape, placesByShape } from "@limpid/table";
import { defineValueDetector, type ValueColumn } from "../detector.ts";
import { OFFERED } from "../verdict.ts";

/** Fewer different values do not show that all are meant to be of digits. */
const MIN_VALUES = 20;
/** If more values are odd, the column asks. If more than the other share are, it is how the column writes. */
const MAX_FLAGGED = 0.1;
const MAX_ODD = 0.5;
/** A negative number that comes again is a code. */
const MAX_CELLS = 2;
/** A column pads its codes if so many cells begin with a zero. */
const MIN_PADDED = 3;

const DIGITS = /^\d+$/;
const NEGATIVE = /^[-−]\s*(?=\d+$)/;
const LETTERED = /^(?=[OoQIl|]*\d)[\dOoQIl|]+$/;
const UNIT = /^(\d+)(?:\s+\p{L}{1,4}\.?|\s*(?:kg|km|cm|mm|ml|pcs|stk|eur|usd|chf|gbp|[\p{Sc}%])\.?)$/iu;

type Feature = "values" | "share" | "cells";

export const oddDigits = defineValueDetector<Feature>({
  name: "odd digits",
  about: "A code with a letter for a digit, a unit, a sign or without its leading zeros, where all others are digits",
  source: "van der Loo and de Jonge 2018, Statistical Data Cleaning, §4: typing errors in numbers and codes",
  rules: { "text.digits": "propose", "text.zeros": "propose" },
  features: {
    values: "different values of the column that are digits, or would be",
    share: "share of them that are odd in the same way",
    cells: "cells that hold a negative one",
  },
  *detect(columns) {
    for (const [column, of] of columns.entries()) {
      if (of.role !== "code" && of.type !== "integer") continue;
      for (const { kind, odd, values } of findOdd(of)) {
        const features = { values, share: odd.length / values };
        const explain = () => `${EXPLAINED[kind]} the other ${values - odd.length} values are digits.`;
        for (const { value, output } of odd) {
          const cells = kind === "sign" ? (of.values[value]?.count ?? 0) : 0;
          yield { kind: "value", column, value, output, rule: RULES[kind], features: { ...features, cells }, explain };
        }
      }
    }
  },
  probability: ({ values, share, cells }) =>
    values < MIN_VALUES || share > MAX_FLAGGED || cells > MAX_CELLS ? 0 : OFFERED,
  isMany: ({ values, share }) => values >= MIN_VALUES && share <= MAX_ODD,
});

type Kind = "letter" | "unit" | "sign" | "zeros";

const RULES = { letter: "text.digits", unit: "text.digits", sign: "text.digits", zeros: "text.zeros" } as const;
const EXPLAINED: Readonly<Record<Kind, string>> = {
  letter: "A letter seems to stand for a digit:",
  unit: "A unit stands at a code:",
  sign: "Negative, though",
  zeros: "Leading zeros seem to be lost:",
};

interface Odd {
  readonly value: number;
  readonly output: string;
}

interface OddOnes {
  readonly kind: Kind;
  readonly odd: readonly Odd[];
  /** Values that are digits, or would be. */
  readonly values: number;
}

function findOdd({ values, role, type }: ValueColumn): readonly OddOnes[] {
  const areDigits = (text: string): boolean => DIGITS.test(text);
  if (countByShape(values, areDigits).values < MAX_ODD * values.length) return [];
  const digits = placesByShape(values, areDigits);
  const lengths = new Set<number>();
  for (const value of digits) lengths.add(values[value]?.text.length ?? 0);
  const found: Record<Kind, Odd[]> = {
    letter: [],
    unit: [],
    sign: [],
    zeros: lostZeros(values, digits, lengths),
  };
  if (role === "code")
    for (const value of placesByShape(values, (text) => !DIGITS.test(text))) {
      const { text } = values[value] ?? { text: "" };
      const [kind, output] = meantBy(text) ?? [];
      if (kind !== undefined && output !== undefined && lengths.has(output.length)) found[kind].push({ value, output });
    }
  const others = values.length - digits.length - found.letter.length - found.unit.length - found.sign.length;
  const isOfDigits = others <= MAX_FLAGGED * values.length;
  return (Object.keys(found) as Kind[]).flatMap((kind) => {
    const odd = found[kind];
    const isSeen = isOfDigits && (kind !== "zeros" ? role === "code" : role === "code" || type === "integer");
    const size = kind === "zeros" ? digits.length : digits.length + odd.length;
    return isSeen && odd.length > 0 ? [{ kind, odd, values: size }] : [];
  });
}

function meantBy(text: string): readonly [Kind, string] | undefined {
  if (NEGATIVE.test(text)) return ["sign", text.replace(NEGATIVE, "")];
  if (LETTERED.test(text)) return ["letter", text.replace(/[OoQ]/g, "0").replace(/[Il|]/g, "1")];
  const [, number] = UNIT.exec(text) ?? [];
  return number === undefined ? undefined : ["unit", number];
}

/** Codes that are shorter than all others, some of which begin with zeros. */
function lostZeros(values: ValueColumn["values"], digits: readonly number[], lengths: ReadonlySet<number>): Odd[] {
  if (lengths.size < 2) return [];
  const longest = Math.max(...lengths);
  const short: number[] = [];
  let [padded, cells] = [0, 0];
  for (const value of digits) {
    const { text, count } = values[value] ?? { text: "", count: 0 };
    const isPadded = text.startsWith("0");
    if (text.length < longest) {
      if (isPadded) return [];
      short.push(value);
    } else if (isPadded) {
      padded++;
      cells += count;
    }
  }
  if (padded < 2 || cells < MIN_PADDED || short.length > MAX_ODD * digits.length) return [];
  return short.map((value) => ({ value, output: (values[value]?.text ?? "").padStart(longest, "0") }));
}
