/** What a text is made of, found in one look at its characters before any class is asked about it. */

const SIGNS = {
  gap: " ",
  at: "@",
  dot: ".",
  comma: ",",
  colon: ":",
  semicolon: ";",
  slash: "/",
  hyphen: "-",
  percent: "%",
  hash: "#",
  angle: "<>",
  round: "()",
  bracket: "[]{}",
  dollar: "$",
  underscore: "_",
  apostrophe: "'`",
  quote: '"',
  plus: "+",
  star: "*",
  pipe: "|",
  ampersand: "&",
} as const;

const KINDS = ["digit", "small", "capital", "foreign", "control", "other"] as const;

/** A kind of ASCII character, or "foreign": anything beyond ASCII. "other" is a sign without a name of its own. */
type Kind = keyof typeof SIGNS | (typeof KINDS)[number];

const GROUPS = {
  latin: ["small", "capital"],
  letter: ["small", "capital", "foreign"],
  "any-digit": ["digit", "foreign"],
  /** What names of people and places do not have. */
  odd: [
    ...(["at", "colon", "semicolon", "percent", "hash", "angle", "bracket", "dollar"] as const),
    ...(["underscore", "quote", "plus", "star", "pipe", "control", "other"] as const),
  ],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

export type Trait = Kind | keyof typeof GROUPS;

const TRAITS = [...KINDS, ...Object.keys(SIGNS)] as readonly Kind[];
export const ALL_TRAITS = (1 << TRAITS.length) - 1;
const FIRST = TRAITS.length;
/** True of every text. */
export const ALWAYS = 1 << 30;

const bitOf = (kind: Kind): number => 1 << TRAITS.indexOf(kind);

const DIGIT = bitOf("digit");
const SMALL = bitOf("small");
const CAPITAL = bitOf("capital");
const FOREIGN = bitOf("foreign");

const TRAIT_OF_CODE = Int32Array.from({ length: 128 }, (_, code) => {
  if (code >= 48 && code <= 57) return DIGIT;
  if (code >= 97 && code <= 122) return SMALL;
  if (code >= 65 && code <= 90) return CAPITAL;
  if (code < 32 || code === 127) return bitOf("control");
  const sign = String.fromCharCode(code);
  const [name] = (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).filter((trait) => SIGNS[trait].includes(sign));
  return bitOf(name ?? "other");
});

/** What the first character may be asked for. */
export type FirstTrait = "digit" | "small" | "capital";

export function traitMask(traits: readonly Trait[]): number {
  const kinds = traits.flatMap((trait): readonly Kind[] =>
    trait in GROUPS ? GROUPS[trait as keyof typeof GROUPS] : [trait as Kind],
  );
  return kinds.reduce((mask, kind) => mask | bitOf(kind), 0);
}

export function maskOfFirst(traits: readonly FirstTrait[]): number {
  return traitMask(traits) << FIRST;
}

/** Characters that are looked at: of a longer text it is not known what it lacks. */
export const LOOKED_AT = 256;

/** The traits of all characters, and those of the first one beyond them. */
export function detectTraits(text: string): number {
  const end = Math.min(text.length, LOOKED_AT);
  let traits = ALWAYS;
  for (let at = 0; at < end; at++) traits |= TRAIT_OF_CODE[text.charCodeAt(at)] ?? FOREIGN;
  const first = (TRAIT_OF_CODE[text.charCodeAt(0)] ?? 0) & (DIGIT | SMALL | CAPITAL);
  return traits | (first << FIRST);
}
