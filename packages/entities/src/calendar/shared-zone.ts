/**
 * Short forms of zones that several countries share, such as CST of Chicago and of Shanghai. One stays as it is written
 * until a person chooses its offset. If the table proves one of these countries, the column asks: many people write the
 * form of the winter all year long, so that even there no offset is certain.
 * Source: abbreviations of the tz database.
 */
import { type CountedValue, type Decision, UNKNOWN_CONTEXT } from "@limpid/table";
import { chosenOption, chosenSuffix, KEEP_EACH, weighOptions } from "../decide.ts";
import type { ColumnHints } from "../entity.ts";
import { ambiguous, confirmed, type Outcome, rewritten } from "../outcome.ts";

/** Countries by the offset that they mean. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AST: {
    "-04:00": "AG AI AW BB BL BM BQ CA CW DM DO GD GP KN LC MF MQ MS PR SX TT VC VG VI",
    "+03:00": "BH IQ KW QA SA",
  },
  BST: { "+01:00": "GB GG IM JE", "+06:00": "BD" },
  CST: { "-06:00": "BZ CA CR GT HN MX NI SV US", "+08:00": "CN MO TW", "-05:00": "CU" },
  IST: { "+01:00": "IE", "+02:00": "IL", "+05:30": "IN" },
};
const ZONE = new RegExp(` \\(?(${Object.keys(MEANINGS).join("|")})\\)?(?= |$)`);
const DECISION = "zone";
const CHOSEN = 0.95;
const LIKELY = 0.8;

export interface ZoneEvidence {
  /** The short form in most cells that have one. */
  readonly form: string | null;
  /** Cells with this form. */
  readonly cells: number;
  /** What it is ahead of UTC in the country of the table; undefined if nothing shows it. */
  readonly likely: string | undefined;
  readonly chosen: string | undefined;
}

export function learnZone(values: readonly CountedValue[], hints: ColumnHints): ZoneEvidence {
  const counts = new Map<string, number>();
  for (const { text, count } of values) {
    const found = ZONE.exec(text)?.[1];
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + count);
  }
  const [most] = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  if (most === undefined) return { form: null, cells: 0, likely: undefined, chosen: undefined };
  const [form, cells] = most;
  const [country, another] = (hints.context ?? UNKNOWN_CONTEXT).countries;
  const meanings = Object.entries(MEANINGS[form] ?? {});
  const meant = meanings.find(([, countries]) => country !== undefined && countries.split(" ").includes(country));
  return {
    form,
    cells,
    likely: another === undefined ? meant?.[0] : undefined,
    chosen: chosenOption(hints, DECISION, [KEEP_EACH, ...meanings.map(([offset]) => offset)]),
  };
}

export function decideZone({ form, cells, likely, chosen }: ZoneEvidence): readonly Decision[] {
  if (form === null) return [];
  const choices = Object.keys(MEANINGS[form] ?? {}).map((offset) => ({
    id: offset,
    label: `${form} is ${offset}`,
    cells: 0,
  }));
  const isChosen = chosen !== undefined;
  const inferred = likely === undefined ? KEEP_EACH : null;
  return [
    {
      id: DECISION,
      title: `Time zone ${form}`,
      options: weighOptions([{ id: KEEP_EACH, label: "As written", cells: 0 }, ...choices]),
      inferred,
      inForce: chosen ?? inferred,
      isChosen,
      undecided: isChosen || likely === undefined ? 0 : cells,
      sentence: explainZone({ form, likely, chosen }),
    },
  ];
}

function explainZone({ form, likely, chosen }: Pick<ZoneEvidence, "form" | "likely" | "chosen">): string {
  if (chosen === KEEP_EACH) return `${form} stays as it is written${chosenSuffix(true)}.`;
  if (chosen !== undefined) return `${form} is ${chosen}${chosenSuffix(true)}.`;
  return likely === undefined
    ? `${form} stays: several countries call their zone so.`
    : `${form} is ${likely} in the country of the table, but nothing shows that its clocks are meant.`;
}

/** A moment of such a zone, which `isMoment` recognises; undefined for other texts. */
export function settleSharedZone(
  text: string,
  zone: ZoneEvidence,
  { isMoment, clean }: { readonly isMoment: (bare: string) => boolean; readonly clean: (text: string) => Outcome },
): Outcome | undefined {
  const form = ZONE.exec(text)?.[1];
  if (form === undefined || !isMoment(text.replace(ZONE, ""))) return undefined;
  const offset = zone.chosen ?? zone.likely;
  if (form !== zone.form || offset === undefined || offset === KEEP_EACH) return confirmed(text);
  const outcome = clean(
    text.replace(ZONE, (_, __, at: number) => `${/\d/.test(text.charAt(at - 1)) ? "" : " "}${offset}`),
  );
  if (outcome.kind !== "ok") return outcome;
  const why = explainZone(zone);
  if (zone.chosen !== undefined) return rewritten(text, outcome.output, { why, rule: "iso", prob: CHOSEN });
  return ambiguous(why, [
    { output: outcome.output, prob: LIKELY },
    { output: text, prob: 1 - LIKELY },
  ]);
}
