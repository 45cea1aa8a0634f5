/** Draws the columns of a business sheet, with names and values that go together, in five languages. */
import { faker } from "@faker-js/faker";
import type { Random } from "../../packages/models/src/learner/random.ts";

export type SheetCell = string | number | null;

export interface MadeColumn {
  readonly name: SheetCell;
  readonly group?: string;
  readonly unit?: string;
  /** Whether the column is summed up. */
  readonly isAmount: boolean;
  readonly draw: (row: number) => SheetCell;
}

export interface Phrases {
  readonly reports: readonly string[];
  readonly periods: readonly string[];
  readonly scales: readonly string[];
  readonly labels: readonly string[];
  readonly notes: readonly string[];
  readonly sources: readonly string[];
  readonly signed: readonly string[];
  readonly pages: readonly string[];
  readonly totals: readonly string[];
  readonly amounts: readonly string[];
  readonly texts: readonly string[];
  readonly groups: readonly string[];
}

const list = (text: string): readonly string[] => text.split("|");

export const MONTHS: readonly (readonly string[])[] = [
  list("Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"),
  list("January|February|March|April|May|June|July|August|September|October|November|December"),
];

const ENGLISH: Phrases = {
  reports: list(
    "Sales report|Monthly statement of expenses|Head count by site|Capacity and throughput|Aged receivables|Price list|Inventory|Gas flows",
  ),
  periods: list("As of|For the year ended|Period to"),
  scales: list("in thousands|USD millions|thousand tonnes|in EUR"),
  labels: list("Department|Prepared by|Contact|Project|Cost centre|Version|Status"),
  notes: list("Note|Notes|Remark"),
  sources: list("Source|Sources"),
  signed: list("Prepared by|Approved by|Checked by"),
  pages: list("Page"),
  totals: list("Total|Grand total|Sub-total|TOTAL|Totals"),
  amounts: list(
    "Net sales|Gross margin|Quantity|Unit price|Opening balance|Closing balance|Budget|Actual|Variance|Volume (MWh)|Cost of goods|Headcount|Hours worked|% of total|Fee|Peak demand|Rate",
  ),
  texts: list(
    "Customer|Contact person|Product|Delivery point|Location|Account|Deal no.|Trader|Status|Description|Counterparty|Start date|Due date",
  ),
  groups: list("Plan|Forecast|Domestic|Export|East|West|First half|Second half|Fixed|Variable"),
};

const GERMAN: Phrases = {
  reports: list("Umsatzübersicht|Kostenstellenbericht|Bestandsliste|Offene Posten|Personalbestand nach Standort"),
  periods: list("Stand|Stichtag|Geschäftsjahr bis"),
  scales: list("in Tausend|Mio. Euro|in t|Angaben in %"),
  labels: list("Abteilung|Bearbeiter|Projekt|Kostenstelle|Mandant|Fassung"),
  notes: list("Anmerkung|Hinweis|Hinweise"),
  sources: list("Quelle|Quellen"),
  signed: list("Erstellt von|Geprüft von"),
  pages: list("Seite"),
  totals: list("Summe|Gesamt|Gesamtsumme|Insgesamt"),
  amounts: list(
    "Umsatz netto|Menge|Einzelpreis|Saldo Vorjahr|Ist|Soll|Abweichung|Stunden|Anteil in %|Bestand|Anzahl Mitarbeiter",
  ),
  texts: list("Kunde|Ansprechpartner|Artikel|Standort|Konto|Beleg-Nr.|Status|Bezeichnung|Datum|Fällig am"),
  groups: list("Inland|Ausland|Plan|Hochrechnung|1. Halbjahr|2. Halbjahr|Männer|Frauen"),
};

const FRENCH: Phrases = {
  reports: list("Rapport des ventes|État des stocks|Effectifs par site|Suivi budgétaire"),
  periods: list("Au|Exercice clos le"),
  scales: list("en milliers|en millions d'euros|en %"),
  labels: list("Service|Établi par|Projet|Dossier|Version"),
  notes: list("Note|Remarque"),
  sources: list("Source"),
  signed: list("Établi par|Vérifié par"),
  pages: list("Page"),
  totals: list("Total|Total général|Sous-total"),
  amounts: list("Ventes nettes|Quantité|Prix unitaire|Solde initial|Solde final|Budget|Réalisé|Écart|Heures|Part (%)"),
  texts: list("Client|Interlocuteur|Produit|Site|Compte|N° de pièce|Statut|Libellé|Date"),
  groups: list("Hommes|Femmes|France|Étranger|Prévu|Révisé"),
};

const SPANISH: Phrases = {
  reports: list("Informe de ventas|Inventario|Plantilla por centro|Presupuesto"),
  periods: list("A fecha de|Ejercicio cerrado el"),
  scales: list("en miles|millones de euros|en %"),
  labels: list("Departamento|Elaborado por|Proyecto|Versión"),
  notes: list("Nota|Notas"),
  sources: list("Fuente|Fuentes"),
  signed: list("Elaborado por|Revisado por"),
  pages: list("Página"),
  totals: list("Total|Total general|Suma"),
  amounts: list("Ventas netas|Cantidad|Precio unitario|Saldo inicial|Saldo final|Presupuesto|Real|Desviación|Horas"),
  texts: list("Cliente|Contacto|Producto|Centro|Cuenta|Documento|Estado|Descripción|Fecha"),
  groups: list("Hombres|Mujeres|Nacional|Exterior|Previsto"),
};

export const PHRASES: readonly Phrases[] = [ENGLISH, ENGLISH, ENGLISH, GERMAN, FRENCH, SPANISH];

type Draw = MadeColumn["draw"];

const TEXTS: readonly ((random: Random) => Draw)[] = [
  () => () => faker.company.name(),
  () => () => faker.person.fullName(),
  () => () => faker.commerce.productName(),
  () => () => faker.location.city(),
  (random) => {
    const start = 1000 + random.below(8000);
    return (row) => start + row * 3;
  },
  (random) => (row) => `${"ABCDEF"[random.below(6)]}-${String(100 + row)}`,
  () => () => faker.date.between({ from: "2022-01-01", to: "2023-12-31" }).toISOString().slice(0, 10),
  (random) => () => random.pick(["open", "closed", "on hold"]),
];

const AMOUNTS: readonly ((random: Random) => Draw)[] = [
  (random) => () => random.below(1_000_000),
  (random) => () => Number((random.next() * 100_000).toFixed(2)),
  (random) => () => random.below(200),
  (random) => () => Number(random.next().toFixed(3)),
  (random) => () => (random.next() < 0.3 ? random.pick(["-", "n/a", null, "..", 0]) : random.below(5000)),
  (random) => () => Number(((random.next() - 0.4) * 9000).toFixed(1)),
];

/** Columns of texts first, then amounts whose names are words, periods or members of groups. */
export function drawColumns(random: Random, phrases: Phrases, traits: string[]): MadeColumn[] {
  const columns = drawPlain(random, phrases, traits);
  if (random.next() < 0.12) {
    traits.push("blank column");
    columns.splice(1 + random.below(columns.length - 1), 0, { name: null, isAmount: false, draw: () => null });
  }
  if (random.next() > 0.1) return columns;
  traits.push("line breaks in names");
  return columns.map((column) =>
    typeof column.name === "string" ? { ...column, name: column.name.replace(" ", "\n") } : column,
  );
}

function drawPlain(random: Random, phrases: Phrases, traits: string[]): MadeColumn[] {
  const texts = random.shuffled(phrases.texts).slice(0, 1 + random.below(4));
  const first = texts.map((name): MadeColumn => ({ name, isAmount: false, draw: random.pick(TEXTS)(random) }));
  const [start] = first;
  if (start !== undefined && random.next() < 0.5) first[0] = { ...start, draw: random.pick(TEXTS.slice(0, 4))(random) };
  const isUnnamed = random.next() < 0.12;
  if (isUnnamed && first[0] !== undefined) {
    traits.push("first name blank");
    first[0] = { ...first[0], name: null };
  }
  const kind = random.next();
  if (kind < 0.3) return [...first, ...drawPeriods(random, traits)];
  if (kind < 0.5) return [...first, ...drawGroups(random, phrases)];
  const names = random.shuffled(phrases.amounts).slice(0, 2 + random.below(7));
  return [...first, ...names.map((name) => amount(random, name))];
}

function amount(random: Random, name: SheetCell, group?: string): MadeColumn {
  const unit = random.pick(["(USD)", "%", "kWh", "h", "EUR", "t", "[kg]"]);
  return { name, isAmount: true, unit, draw: random.pick(AMOUNTS)(random), ...(group !== undefined && { group }) };
}

function drawPeriods(random: Random, traits: string[]): MadeColumn[] {
  const start = 1990 + random.below(30);
  const count = 3 + random.below(9);
  const styles: readonly (readonly [string, (index: number) => SheetCell])[] = [
    ["years", (index) => start + index],
    ["years as texts", (index) => `FY ${start + index}`],
    ["spans of years", (index) => `${start + index}/${String(start + index + 1).slice(-2)}`],
    ["months", (index) => MONTHS[start % 2]?.[index % 12] ?? ""],
    ["months of a year", (index) => `${MONTHS[0]?.[index % 12]}-${String(start).slice(-2)}`],
    ["quarters", (index) => `Q${(index % 4) + 1} ${start + Math.floor(index / 4)}`],
    ["dates", (index) => `${start + index}-12-31`],
    ["weeks", (index) => `Week ${index + 1}`],
    ["days", (index) => index + 1],
  ];
  const [trait, name] = random.pick(styles);
  traits.push(trait);
  const periods = Array.from({ length: count }, (_, index) => amount(random, name(index)));
  if (random.next() < 0.6) return periods;
  traits.push("a sum behind periods");
  return [...periods, amount(random, random.pick(["Total", "Change in %", "Average"]))];
}

function drawGroups(random: Random, phrases: Phrases): MadeColumn[] {
  const names = random.shuffled(phrases.amounts).slice(0, 2 + random.below(2));
  const groups =
    random.next() < 0.3
      ? [String(2020), String(2021), String(2022)]
      : random.shuffled(phrases.groups).slice(0, 2 + random.below(2));
  return groups.flatMap((group) => names.map((name) => amount(random, name, group)));
}
