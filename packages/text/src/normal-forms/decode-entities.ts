/**
 * Decodes character references that turn up in exports. A text with a tag, escaped or not, is markup and keeps them
 * all.
 */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  ntilde: "ñ",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  euro: "€",
};
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const TAG = /(?:<|&lt;)\/?[a-z][a-z0-9]{0,10}(?:>|&gt;|[\s/])/i;

export function decodeEntities(text: string): string {
  if (!text.includes("&") || TAG.test(text)) return text;
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    return fromCode(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal)) ?? whole;
  });
}

function fromCode(code: number): string | undefined {
  const isCharacter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && (code < 127 || code > 159);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
