/** Catalogue tables from a seed: names, users, columns and values as people have them, many of them nearly alike. */
import { createHash } from "node:crypto";
import type { CatalogueTable } from "@limpid/catalogue";
import { seededRandom } from "../support/random.ts";

const SUBJECTS = (
  "orders invoices customers suppliers products shipments payments refunds returns stock prices contracts leads campaigns " +
  "visits clicks sessions downloads tickets incidents audits inspections repairs assets vehicles trips routes stations " +
  "flights bookings reservations guests members donors volunteers students courses exams teachers schools budgets expenses " +
  "salaries applicants shifts holidays meetings projects tasks bugs releases servers logs sensors readings samples " +
  "measurements experiments patients admissions prescriptions vaccinations diagnoses hospitals births deaths households " +
  "elections votes districts permits buildings rents sales licences companies jobs crops yields animals trees rivers"
).split(" ");
const QUALIFIERS = (
  "monthly weekly daily annual regional national open closed pending overdue new old raw clean final draft internal external " +
  "online retail wholesale northern southern eastern western urban rural public private small large detailed total average"
).split(" ");
const PLACES = (
  "Zurich Bern Basel Geneva Lausanne Lugano Berlin Hamburg Munich Cologne Vienna Graz Paris Lyon Marseille London Leeds " +
  "Manchester Dublin Madrid Seville Lisbon Porto Rome Milan Turin Oslo Bergen Stockholm Malmo Helsinki Tampere Warsaw " +
  "Krakow Prague Brno Budapest Athens Sofia Bucharest Boston Chicago Denver Austin Seattle Toronto Montreal Vancouver"
).split(" ");
const COLUMNS = (
  "id|number|reference|name|first name|last name|full name|company|department|title|e-mail|phone|street|postal code|city|" +
  "region|country|latitude|longitude|date|start date|end date|created at|updated at|year|month|quarter|status|type|category|" +
  "priority|amount|net amount|gross amount|currency|tax rate|discount|quantity|unit|unit price|weight|length|width|height|" +
  "temperature|humidity|pressure|speed|duration|distance|age|gender|nationality|language|score|rating|comment|description|" +
  "note|url|ip address|user agent|browser|device|version|serial number|barcode|iban|vat number|colour|size|brand|model"
).split("|");
const SYLLABLES =
  "ba be bi bo da de di do fa fe ga go ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve vi".split(
    " ",
  );
const VALUES_PER_COLUMN = 12;

export function makeTable(seed: number): CatalogueTable {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const word = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join("");
  const subject = pick(SUBJECTS);
  const parts = [
    random() < 0.6 ? pick(QUALIFIERS) : "",
    subject,
    random() < 0.7 ? pick(PLACES) : "",
    random() < 0.7 ? String(1995 + Math.floor(random() * 31)) : "",
    random() < 0.5 ? word() : "",
  ].filter((part) => part !== "");
  const titles = Array.from({ length: 4 + Math.floor(random() * 9) }, () =>
    random() < 0.85 ? pick(COLUMNS) : `${word()} ${pick(COLUMNS)}`,
  );
  const value = (): string => {
    const kind = random();
    if (kind < 0.25) return pick(PLACES);
    if (kind < 0.55) return word();
    if (kind < 0.85) return String(Math.floor(random() * 100_000));
    return `20${10 + Math.floor(random() * 16)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`;
  };
  const hex = createHash("sha256").update(String(seed)).digest("hex");
  const name = parts.join(" ");
  return {
    id: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
    session: `${hex.slice(32, 40)}-0000-4000-8000-000000000000`,
    username: random() < 0.5 ? `${word()}.${word()}` : null,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    description: `${100 + Math.floor(random() * 9000)} rows in ${titles.length} columns. Among them ${titles.slice(0, 3).join(", ")}.`,
    tags: [],
    titles,
    classes: titles.map((title) => title),
    values: titles.map(() => Array.from({ length: VALUES_PER_COLUMN }, value)),
  };
}
