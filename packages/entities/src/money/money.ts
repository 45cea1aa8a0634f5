/**
 * An amount of money. Its cleaned form is the bare amount while all amounts of the column are in one currency or none is
 * named, and the amount with its ISO 4217 code where the column mixes currencies. Beside bare amounts a currency stays.
 * Sources: ISO 4217; CLDR currency symbols and accounting patterns.
 */
import type { CountedValue, Decision } from "@limpid/table";
import { isPlainNumber, mayHaveDigit, readNumber } from "@limpid/text";
import { chosenOption, chosenSuffix, KEEP_EACH, weighOptions } from "../decide.ts";
import { type ColumnHints, defineEntity } from "../entity.ts";
import {
  type DecimalEvidence,
  decideDecimals,
  describeDecimals,
  learnDecimals,
  tellDecimal,
} from "../numbers/decimal-sign.ts";
import { readInColumn, settleNumber } from "../numbers/settle-number.ts";
import { suggestDigits } from "../numbers/suggest-digits.ts";
import { type Cleaned, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { findCurrency } from "../places/country-currencies.ts";
import { isCurrency, splitCurrency } from "./split-currency.ts";

interface MoneyEvidence {
  readonly decimals: DecimalEvidence;
  /** Cells by currency, most frequent first. */
  readonly currencies: readonly (readonly [currency: string, cells: number])[];
  /** The currencies that bare amounts may be in. */
  readonly offered: readonly (readonly [currency: string, cells: number])[];
  readonly bare: number;
  readonly isMixed: boolean;
  /**
   * What stays of a currency beside amounts of another or of none that is known: all that is written, where most amounts
   * name theirs, or the currency at an amount that is written as the bare ones are. Null where nothing stays.
   */
  readonly keeps: "all" | "currency" | null;
  /** The currency of the bare amounts, if a person has chosen it. */
  readonly chosen: string | undefined;
  /** The currency of the table or of its country. */
  readonly home: string | undefined;
  /** Cells that name their currency by a symbol that others share. */
  readonly shared: number;
}

/** A second currency in fewer cells than this is an odd one, not a habit of the column. */
const HABIT = 2;
const HABIT_SHARE = 0.1;
const MAX_LENGTH = 60;
const DECISION = "currency";
const MAX_OFFERED = 5;

export const money = defineEntity<MoneyEvidence>({
  id: "money",
  title: "Amount of money",
  group: "number",
  prefilter: { any: ["any-digit"] },
  type: ({ isMixed }) => (isMixed ? "text" : "number"),
  maxLength: MAX_LENGTH,
  headers: [
    /\b(amount|price|cost|revenue|salary|fee|balance|budget|payment|paid|tax|usd|eur|chf|gbp|euros?|dollars?)\b/i,
    // What else is summed up follows or goes before: "Total patients" are none of money.
    /^(?:(?:grand|sub|net|gross|the|total|sum)s?[ _-]*)+$/i,
    /\b(incomes?|wages?|earnings|profits?|losses|loans?|debts?|grants?|funding|donations?|expenses|spending|spent|rent|cash|money)\b/i,
    /\b(betrag|preis|kosten|umsatz|gehalt|summe|saldo|montant|prix|coût|salaire|importe|precio|coste|monto|preço|valor|custo|importo|prezzo|bedrag|prijs)\b/i,
  ],
  needsTitle: "bare",
  isOfAnySize: true,
  recognise: (text) => {
    if (!mayHaveDigit(text, MAX_LENGTH)) return 0;
    const { currency, amount } = splitCurrency(text);
    if (readNumber(amount).kind === "none") return 0;
    if (currency !== undefined) return 0.97;
    return /^[-(]?[\d.,' ]*\d[.,]\d{2}[-)]?$/.test(text) ? 0.45 : 0.25;
  },
  learn: learnMoney,
  describe: (evidence) => [
    ...evidence.currencies.map(([currency, cells]) => `${currency} in ${cells} ${cells === 1 ? "cell" : "cells"}.`),
    ...(evidence.chosen === undefined ? [] : [describeBare(evidence)]),
    ...(evidence.isMixed ? ["Several currencies: each amount keeps its own."] : []),
    ...describeDecimals(evidence.decimals),
  ],
  settings: (evidence) => [...decideCurrency(evidence), ...decideDecimals(evidence.decimals)],
  tells: ({ currencies: [only, another], shared, decimals }) => ({
    ...(only === undefined || another !== undefined
      ? {}
      : { [shared < only[1] ? "currency" : "likelyCurrency"]: only[0] }),
    ...tellDecimal(decimals),
  }),
  clean: cleanAmount,
  isPlain: (text, { chosen }) => chosen === undefined && isPlainNumber(text),
});

function describeBare({ bare, chosen }: MoneyEvidence): string {
  const amounts = bare === 1 ? "1 amount names" : `${bare} amounts name`;
  return chosen === undefined
    ? `${amounts} no currency.`
    : `Amounts without a currency are in ${chosen}${chosenSuffix(true)}: ${amounts} none.`;
}

function decideCurrency(evidence: MoneyEvidence): readonly Decision[] {
  const { bare, chosen, offered } = evidence;
  if (bare === 0 || offered.length === 0) return [];
  const options = offered.map(([id, cells]) => ({ id, label: id, cells }));
  return [
    {
      id: DECISION,
      title: "Currency of amounts without one",
      options: [...weighOptions(options), { id: KEEP_EACH, label: "Not specified", cellsFor: 0, cellsAgainst: 0 }],
      inferred: KEEP_EACH,
      inForce: chosen ?? KEEP_EACH,
      isChosen: chosen !== undefined,
      undecided: bare,
      sentence: describeBare(evidence),
    },
  ];
}

function learnMoney(values: readonly CountedValue[], hints: ColumnHints): MoneyEvidence {
  const cells = new Map<string, number>();
  let [bare, shared] = [0, 0];
  const home = homeCurrency(hints);
  const amounts = values.map(({ text, count }) => {
    const { currency, amount, isShared } = splitCurrency(text, home);
    if (isShared === true) shared += count;
    if (currency !== undefined) cells.set(currency, (cells.get(currency) ?? 0) + count);
    else if (isAmountOfUnknown(amount)) bare += count;
    return { text: amount, count };
  });
  const currencies = [...cells].sort((a, b) => b[1] - a[1]);
  const written = currencies.reduce((sum, [, count]) => sum + count, 0);
  const second = currencies[1]?.[1] ?? 0;
  const elsewhere = hints.context?.currency ?? undefined;
  // If no amount of the column names a currency, that of the other columns is worth asking about.
  const offered: typeof currencies =
    currencies.length > 0 || elsewhere === undefined ? currencies.slice(0, MAX_OFFERED) : [[elsewhere, 0]];
  const ids = offered.map(([currency]) => currency);
  const chosen = bare === 0 ? undefined : chosenOption(hints, DECISION, ids);
  const hasOthers = second >= HABIT && second >= HABIT_SHARE * (written + bare);
  const isMixed = chosen === undefined ? hasOthers : cells.size > 1;
  const isDroppable = isMixed || cells.size === 0 || (cells.size === 1 && (bare === 0 || chosen !== undefined));
  return {
    decimals: learnDecimals(amounts, hints, {
      isMixed: currencies.length > 1,
      doubtsPoints: written > bare,
      groupsPoints: currencies.length === 1 && GROUPED_BY_POINTS.has(currencies[0]?.[0] ?? ""),
    }),
    currencies,
    offered,
    bare,
    isMixed,
    keeps: isDroppable ? null : written >= bare ? "all" : "currency",
    chosen,
    home,
    shared,
  };
}

/** Currencies of countries that write 1.234,50, and that no other country uses (CLDR, es_AR and others). */
const GROUPED_BY_POINTS: ReadonlySet<string> = new Set(["ARS", "BRL", "CLP", "COP", "CRC", "DKK", "IDR", "PYG", "UYU"]);
const CODE_IN_TITLE = /(?:^|[^A-Za-z])([A-Z]{3})(?![A-Za-z])/;

/** The currency that the title names, that of the only country of the table, or that which other columns name. */
function homeCurrency({ header, context }: ColumnHints): string | undefined {
  const named = CODE_IN_TITLE.exec(header)?.[1];
  if (named !== undefined && isCurrency(named)) return named;
  const [country, another] = context?.countries ?? [];
  const national = country === undefined || another !== undefined ? undefined : findCurrency(country);
  return national ?? context?.currency ?? undefined;
}

/** Nothing is nothing in every currency. */
function isAmountOfUnknown(amount: string): boolean {
  return readNumber(amount).kind !== "none" && /[1-9]/.test(amount);
}

function cleanAmount(text: string, evidence: MoneyEvidence): Outcome {
  const { currency, amount } = splitCurrency(text, evidence.home);
  const reading = readInColumn(amount, evidence.decimals);
  if (reading.kind === "none") return invalid("Not an amount of money.", suggestDigits(amount));
  const settled = settleNumber(amount, reading, evidence.decimals);
  if (settled.kind !== "ok") return settled;
  const known = currency ?? evidence.chosen;
  if (known === undefined) return evidence.keeps === "all" ? confirmed(text) : settled;
  return withCurrency(text, { currency: known, amount, settled }, evidence);
}

interface Amount {
  readonly currency: string;
  /** The amount as it is written. */
  readonly amount: string;
  readonly settled: Cleaned;
}

function withCurrency(text: string, { currency, amount, settled }: Amount, evidence: MoneyEvidence): Outcome {
  const components = { amount: settled.output, currency };
  if (evidence.isMixed) {
    const rewrite = {
      why: "Amount with its ISO currency code: the column has several.",
      rule: "code",
      components,
    } as const;
    return rewritten(text, `${settled.output} ${currency}`, rewrite);
  }
  const { currencies, bare, keeps } = evidence;
  const main = currencies[0]?.[0];
  if (main !== undefined && main !== currency) {
    const others = bare < HABIT ? "the rest of the column is" : "other amounts of the column are";
    return invalid(`In ${currency}, but ${others} in ${main}.`);
  }
  if (keeps === "all") return confirmed(text, components);
  if (keeps === "currency")
    return rewritten(text, text.replace(amount, settled.output), {
      why: "Written as a plain amount in its currency.",
      rule: "plain",
      components,
    });
  return rewritten(text, settled.output, {
    why: `${currency} removed: the whole column is in ${currency}.`,
    rule: "bare-amount",
    prob: 0.95,
    components,
  });
}
