/**
 * Short forms of zones that several countries share, such as CST of Chicago and of Shanghai. One is written as its offset
 * where all that the table proves is one of these countries, or a person chooses; else it stays.
 * Source: abbreviations of the tz database.
 */
import { type CountedValue, type Decision, UNKNOWN_CONTEXT } from "@limpid/table";
import { chosenOption, chosenSuffix, KEEP_EACH, weighOptions } from "../decide.ts";
import type { ColumnHints } from "../entity.ts";
import { confirmed, type Outcome, rewritten } from "../outcome.ts";

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
const SURE = 0.95;

export interface ZoneEvidence {
  /** The short form in most cells that have one. */
  readonly form: string | null;
  /** What it is ahead of UTC in the country of the table; "=" where nothing tells. */
  readonly inferred: string;
  readonly chosen: string | undefined;
}

export function learnZone(values: readonly CountedValue[], hints: ColumnHints): ZoneEvidence {
  const cells = new Map<string, number>();
  for (const { text, count } of values) {
    const form = ZONE.exec(text)?.[1];
    if (form !== undefined) cells.set(form, (cells.get(form) ?? 0) + count);
  }
  const [form] = [...cells].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))[0] ?? [null];
  if (form === null) return { form, inferred: KEEP_EACH, chosen: undefined };
  const [country, another] = (hints.context ?? UNKNOWN_CONTEXT).countries;
  const meanings = Object.entries(MEANINGS[form] ?? {});
  const meant = meanings.find(([, countries]) => country !== undefined && countries.split(" ").includes(country));
  const options = [KEEP_EACH, ...meanings.map(([offset]) => offset)];
  return {
    form,
    inferred: another === undefined && meant !== undefined ? meant[0] : KEEP_EACH,
    chosen: chosenOption(hints, DECISION, options),
  };
}

export function decideZone({ form, inferred, chosen }: ZoneEvidence): readonly Decision[] {
  if (form === null) return [];
  const choices = Object.keys(MEANINGS[form] ?? {}).map((offset) => ({
    id: offset,
    label: `${form} is ${offset}`,
    cells: 0,
  }));
  const options = weighOptions([{ id: KEEP_EACH, label: "As written", cells: 0 }, ...choices]);
  const [inForce, isChosen] = [chosen ?? inferred, chosen !== undefined];
  const sentence = explainZone({ form, inferred, chosen }) ?? `${form} stays: several countries call their zone so.`;
  return [{ id: DECISION, title: `Time zone ${form}`, options, inferred, inForce, isChosen, undecided: 0, sentence }];
}

/** Returns undefined where the form stays. */
function explainZone({ form, inferred, chosen }: ZoneEvidence): string | undefined {
  const offset = chosen ?? inferred;
  if (offset === KEEP_EACH) return undefined;
  const by = chosen === undefined ? " in the country of the table" : chosenSuffix(true);
  return `${form} is ${offset}${by}.`;
}

/** A moment of such a zone, which `isMoment` tells; undefined for other texts. */
export function settleSharedZone(
  text: string,
  zone: ZoneEvidence,
  { isMoment, clean }: { readonly isMoment: (bare: string) => boolean; readonly clean: (text: string) => Outcome },
): Outcome | undefined {
  const form = ZONE.exec(text)?.[1];
  if (form === undefined || !isMoment(text.replace(ZONE, ""))) return undefined;
  const why = form === zone.form ? explainZone(zone) : undefined;
  if (why === undefined) return confirmed(text);
  const outcome = clean(
    text.replace(
      ZONE,
      (_, __, at: number) => `${/\d/.test(text.charAt(at - 1)) ? "" : " "}${zone.chosen ?? zone.inferred}`,
    ),
  );
  return outcome.kind === "ok" ? rewritten(text, outcome.output, { why, rule: "iso", prob: SURE }) : outcome;
}
