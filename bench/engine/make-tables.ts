/** Four tables for the engine, each hard in a way of its own, and one of them with damage in some of its cells. */
import { seededRandom } from "../support/random.ts";

const SEED = 20_261_127;
const STATES = ["open", "paid", "shipped", "returned", "cancelled"];
const TOWNS = ["Bern", "Chur", "Thun", "Biel", "Basel", "Zug", "Aarau", "Olten", "Davos", "Lugano", "Luzern", "Baden"];
const DOMAINS = ["example.org", "example.com", "example.net", "mail.example.org", "post.example.com"];
const ANSWERS = ["Never", "Rarely", "Sometimes", "Often", "Always"];
const [GIVEN, FAMILY] = [
  ["Anna", "Peter", "Maria", "Jonas", "Laura", "David", "Sofia", "Lukas", "Emma", "Paul", "Nina", "Simon"],
  [
    "Meier",
    "Keller",
    "Weber",
    "Huber",
    "Schmid",
    "Steiner",
    "Fischer",
    "Gerber",
    "Brunner",
    "Baumann",
    "Frei",
    "Moser",
  ],
];
const WORDS =
  "the order was packed and sent by night with care because a customer had asked for it in writing before our office closed on Friday while some boxes stayed in the hall until they were checked again".split(
    " ",
  );
const STREETS = ["Main Street", "Station Road", "Church Lane", "Mill Road", "Park Avenue", "High Street"];

type Cell = (row: number, random: () => number) => string;
type Columns = Readonly<Record<string, Cell>>;

const ORDERS: Columns = {
  "order id": (row) => `A-${String(100_000 + row)}`,
  "ordered on": (_, random) =>
    `${two(1 + below(random, 28))}.${two(1 + below(random, 12))}.${2010 + below(random, 15)}`,
  customer: (row, random) => `user${(row * 7919) % 100_003}@${pick(random, DOMAINS)}`,
  quantity: (_, random) => String(1 + below(random, 500)),
  price: (_, random) => `${1 + below(random, 900)}.${two(below(random, 100))}`,
  weight: (_, random) => `${below(random, 40)}.${1 + below(random, 9)}`,
  state: (_, random) => pick(random, STATES),
  town: (_, random) => pick(random, TOWNS),
  gift: (_, random) => (random() < 0.2 ? "yes" : "no"),
  visits: (_, random) => String(below(random, 60)),
};

const SURVEY: Columns = Object.fromEntries(
  Array.from({ length: 30 }, (_, column) => [
    `question ${column + 1}`,
    ((_row, random) => (column % 3 === 0 ? String(1 + below(random, 7)) : pick(random, ANSWERS))) satisfies Cell,
  ]),
);

const TEXT: Columns = Object.fromEntries(
  Array.from({ length: 20 }, (_, column): [string, Cell] => {
    if (column % 4 === 0)
      return [`person ${column}`, (_row, random) => `${pick(random, GIVEN)} ${pick(random, FAMILY)}`];
    if (column % 4 === 1)
      return [`address ${column}`, (_row, random) => `${1 + below(random, 9999)} ${pick(random, STREETS)}`];
    if (column % 4 === 2)
      return [
        `phone ${column}`,
        (_row, random) => `+41 79 ${100 + below(random, 900)} ${two(below(random, 100))} ${two(below(random, 100))}`,
      ];
    return [`remark ${column}`, (_row, random) => sentence(random)];
  }),
);

/** What may be wrong with a cell. */
const DAMAGE: readonly ((text: string, random: () => number) => string)[] = [
  (text) => ` ${text}`,
  (text) => `${text}  `,
  () => "N/A",
  () => "?",
  () => "",
  (text) => text.toUpperCase(),
  (text) => `${text};`,
  (text, random) => swapTwo(text, below(random, Math.max(1, text.length - 1))),
  (text) => `${text} (?)`,
];

export const ENGINE_TABLES: Readonly<Record<string, (scale: number) => string>> = {
  orders: (scale) => makeTable(ORDERS, 100_000 * scale),
  nums: (scale) =>
    makeTable({ number: (row) => String(1_000_000 + ((row * 7_368_787) % 9_000_011)) }, 1_000_000 * scale),
  survey: (scale) => makeTable(SURVEY, 200_000 * scale),
  text: (scale) => makeTable(TEXT, 20_000 * scale),
  "orders 0.1 % damaged": (scale) => makeTable(ORDERS, 100_000 * scale, 0.001),
  "orders 1 % damaged": (scale) => makeTable(ORDERS, 100_000 * scale, 0.01),
  "orders 5 % damaged": (scale) => makeTable(ORDERS, 100_000 * scale, 0.05),
};

function makeTable(columns: Columns, rows: number, damaged = 0): string {
  const random = seededRandom(SEED);
  const lines = [Object.keys(columns).join(",")];
  const cells = Object.values(columns);
  for (let row = 0; row < rows; row++)
    lines.push(
      cells
        .map((cell) => cell(row, random))
        .map((text) => (damaged > 0 && random() < damaged ? pick(random, DAMAGE)(text, random) : text))
        .join(","),
    );
  return `${lines.join("\n")}\n`;
}

function sentence(random: () => number): string {
  return Array.from({ length: 8 + below(random, 8) }, () => pick(random, WORDS)).join(" ");
}

function swapTwo(text: string, at: number): string {
  return `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

function below(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}

function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[below(random, items.length)] as Item;
}
