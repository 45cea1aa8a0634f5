/**
 * A share, with a percent sign, as a bare percentage or as a fraction of one. The column keeps one scale.
 * Sources: ISO 80000-1 §6.5 (percent is the number 0.01); CLDR percent patterns.
 */
import { type CountedValue, countCells, type Decision } from "@limpid/table";
import { isPlainNumber, mayHaveDigit, readNumber } from "@limpid/text";
import { chosenOption, chosenSuffix, weighOptions } from "../decide.ts";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { ambiguous, type Cleaned, confirmed, impossible, invalid, type Outcome, rewritten } from "../outcome.ts";
import { type DecimalEvidence, decideDecimals, describeDecimals, learnDecimals } from "./decimal-sign.ts";
import { settleNumber } from "./settle-number.ts";
import { shiftPoint } from "./shift-point.ts";

/** How the column writes most of its shares. */
type BareScale = "hundred" | "fraction";
type Scale = "signed" | BareScale;

interface PercentageEvidence {
  readonly decimals: DecimalEvidence;
  readonly scale: Scale;
  /** What the cells speak for; `scale` is what is in force. */
  readonly inferred: Scale;
  readonly isChosen: boolean;
  readonly bareScale: BareScale;
  readonly signed: number;
  readonly bare: number;
  /** The title names a share of a whole, which is full at 100. */
  readonly isBounded: boolean;
}

const SIGNED = /^(.*?)\s?(?:%|٪|％|percent|per cent|pct|prozent|pour cent|por ciento|por cento|per cento|procent)$/i;
const LINE_END = /[\n\r\u2028\u2029]/;
/** Last characters of the signs and words for percent, so that the pattern is spared most texts. */
const SIGNED_ENDS = "%٪％tToO";
/** Share of the bare values within −1 to 1 that makes a column one of fractions. */
const MOSTLY = 0.9;
const MAX_LENGTH = 60;
const FULL = 100;
/** What cannot be more than all of it. */
const BOUNDED =
  /\b(?:battery|humidity|cloud ?cover|fill ?level|charge|soc|akku|batterie|luftfeuchte|luftfeuchtigkeit|füllstand|ladestand|bewölkung|humidité|humedad|batería|umidità|batteria)\b/i;

export const percentage = defineEntity<PercentageEvidence>({
  id: "percentage",
  title: "Percentage",
  group: "number",
  prefilter: { any: ["any-digit"] },
  type: "number",
  maxLength: MAX_LENGTH,
  headers: [
    /%|\b(pct|percent|percentage|share|proportion|rate|ratio|discount|vat)\b/i,
    /\b(prozent|anteil|quote|rabatt|mwst|pourcentage|taux|part|porcentaje|tasa|porcentagem|taxa|percentuale|tasso|percentage|aandeel)\b/i,
  ],
  recognise: (text) => {
    if (!mayHaveDigit(text, MAX_LENGTH)) return 0;
    const bare = withoutSign(text);
    const reading = readNumber(bare ?? text);
    if (reading.kind === "none") return 0;
    return bare === undefined ? (/^-?[01]?[.,]\d+$/.test(text) ? 0.4 : 0.2) : 0.95;
  },
  learn: learnScale,
  describe: (evidence) => [describeScale(evidence), ...describeDecimals(evidence.decimals)],
  settings: (evidence) => [...decideScale(evidence), ...decideDecimals(evidence.decimals)],
  clean: cleanShare,
  isPlain: (text, { scale, isChosen, isBounded }) => {
    if (isBounded || isChosen) return false;
    return scale === "signed" ? text.endsWith("%") && isPlainNumber(text.slice(0, -1)) : isPlainNumber(text);
  },
});

const DECISION = "scale";
const SCALES: readonly Scale[] = ["signed", "hundred", "fraction"];
const SCALE_LABEL: Readonly<Record<Scale, string>> = { signed: "12%", hundred: "12", fraction: "0.12" };
const SCALE_SENTENCE: Readonly<Record<Scale, string>> = {
  signed: "Percentages with a percent sign",
  hundred: "Percentages without a percent sign",
  fraction: "Fractions, such as 0.12 for 12%",
};

function withoutSign(text: string): string | undefined {
  const last = text.charAt(text.length - 1);
  if (!SIGNED_ENDS.includes(last)) return undefined;
  return last === "%" && !LINE_END.test(text) ? text.slice(0, -1).trim() : SIGNED.exec(text)?.[1]?.trim();
}

function describeScale({ scale, isChosen, signed, bare }: PercentageEvidence): string {
  return `${SCALE_SENTENCE[scale]}${chosenSuffix(isChosen)}: ${signed} cells with a percent sign, ${bare} without.`;
}

function decideScale(evidence: PercentageEvidence): readonly Decision[] {
  const { scale, inferred, isChosen, bareScale, signed, bare } = evidence;
  if (signed === 0) return [];
  const cellsOf = { signed, hundred: 0, fraction: 0, [bareScale]: bare };
  return [
    {
      id: DECISION,
      title: "Scale",
      options: weighOptions(SCALES.map((id) => ({ id, label: SCALE_LABEL[id], cells: cellsOf[id] }))),
      inferred,
      inForce: scale,
      isChosen,
      undecided: 0,
      sentence: describeScale(evidence),
    },
  ];
}

function learnScale(values: readonly CountedValue[], hints: ColumnHints): PercentageEvidence {
  const decimals = learnDecimals(values, hints, { strip: (text) => withoutSign(text) ?? text });
  const signed: CountedNumber[] = [];
  const bare: CountedNumber[] = [];
  for (const { text, count } of values) {
    const unsigned = withoutSign(text);
    const reading = readNumber(unsigned ?? text);
    if (reading.kind !== "number") continue;
    (unsigned === undefined ? bare : signed).push({ value: Number(reading.canonical), count });
  }
  const inferred = scaleOf(signed, bare);
  const chosen = signed.length === 0 ? undefined : chosenOption(hints, DECISION, SCALES);
  return {
    decimals,
    scale: chosen ?? inferred,
    inferred,
    isChosen: chosen !== undefined,
    bareScale: bareScaleOf(bare),
    signed: countCells(signed),
    bare: countCells(bare),
    isBounded: BOUNDED.test(hints.header),
  };
}

interface CountedNumber {
  readonly value: number;
  readonly count: number;
}

function scaleOf(signed: readonly CountedNumber[], bare: readonly CountedNumber[]): Scale {
  return countCells(signed) >= countCells(bare) ? "signed" : bareScaleOf(bare);
}

function bareScaleOf(bare: readonly CountedNumber[]): BareScale {
  const fractions = bare.filter(({ value }) => Math.abs(value) <= 1);
  return countCells(fractions) >= MOSTLY * countCells(bare) ? "fraction" : "hundred";
}

function cleanShare(text: string, evidence: PercentageEvidence): Outcome {
  const unsigned = withoutSign(text);
  const reading = readNumber(unsigned ?? text);
  if (reading.kind === "none") return invalid("Not a percentage.");
  const settled = settleNumber(unsigned ?? text, reading, evidence.decimals);
  if (settled.kind !== "ok") return settled;
  if (evidence.isBounded && evidence.scale !== "fraction" && Number(settled.output) > FULL)
    return impossible("More than 100 %, which cannot be here.");
  const scaled =
    unsigned === undefined ? scaleBare(text, settled, evidence) : scaleSigned(text, settled.output, evidence);
  if (scaled.kind !== "ok") return scaled;
  return { ...scaled, components: { fraction: fractionOf(scaled.output, evidence) } };
}

function fractionOf(output: string, { scale }: PercentageEvidence): string {
  const places = output.endsWith("%") || scale === "hundred" ? -2 : 0;
  return shiftPoint(output.replace("%", ""), places);
}

function scaleSigned(text: string, value: string, { scale }: PercentageEvidence): Outcome {
  if (scale === "signed") return rewritten(text, `${value}%`, { why: "Written with a percent sign.", rule: "plain" });
  if (scale === "hundred")
    return rewritten(text, value, { why: "Percent sign removed, as in the rest of the column.", rule: "one-scale" });
  return rewritten(text, shiftPoint(value, -2), {
    why: "Converted to a fraction, like the rest of the column.",
    rule: "one-scale",
  });
}

/** Returns by how many digits the point of a bare value moves to the scale that a person has chosen. */
function shiftOf({ scale, isChosen, bareScale }: PercentageEvidence): number {
  if (!isChosen || scale === bareScale) return 0;
  return bareScale === "fraction" ? 2 : scale === "fraction" ? -2 : 0;
}

function scaleBare(text: string, settled: Cleaned, evidence: PercentageEvidence): Outcome {
  const { scale } = evidence;
  const shift = shiftOf(evidence);
  if (shift !== 0)
    return rewritten(text, `${shiftPoint(settled.output, shift)}${scale === "signed" ? "%" : ""}`, {
      why: `${SCALE_SENTENCE[scale]}${chosenSuffix(true)}.`,
      rule: "one-scale",
    });
  if (scale !== "signed") return settled;
  const value = settled.output;
  if (Math.abs(Number(value)) > 1) {
    return rewritten(text, `${value}%`, {
      why: "Percent sign added, as in the rest of the column.",
      rule: "one-scale",
      prob: 0.93,
    });
  }
  if (Number(value) === 0) return confirmed(text);
  return ambiguous(`Percent sign missing: ${text} could mean ${shiftPoint(value, 2)}% or ${value}%.`, [
    { output: `${shiftPoint(value, 2)}%`, prob: 0.6 },
    { output: `${value}%`, prob: 0.4 },
  ]);
}
