/** The flaws of real columns: blanks, missing-data tokens, slips of the keyboard, stray spaces, a foreign cell. */
import type { Maker } from "./maker.ts";

const MISSING = ["", "", "", "N/A", "NA", "-", "null", "NULL", "n/a", "?", "--", "None", "unknown", "NaN", "."];
const FOREIGN = ["see note", "x", "0", "TBD", "123", "Total", "test", "yes", "1/1/1900", "abc@example.org"];

export function spoil(values: readonly string[], maker: Maker, isEmpty: boolean): readonly string[] {
  const shares = {
    missing: maker.chance(0.35) && !isEmpty ? maker.random.next() ** 2 * 0.7 : 0,
    slips: maker.chance(0.15) ? maker.random.next() * 0.1 : 0,
    spaces: maker.chance(0.1) ? 0.2 : 0,
    notes: maker.chance(0.04) ? 0.5 : 0,
    garbling: maker.chance(0.03) ? 1 : 0,
    foreign: maker.chance(0.12) ? maker.random.next() * 0.05 : 0,
  };
  const token = maker.pick(MISSING);
  const change = maker.chance(0.05)
    ? (text: string) => text.toLowerCase()
    : maker.chance(0.04)
      ? (text: string) => text.toUpperCase()
      : (text: string) => text;
  const spoilt = values.map((value) => {
    if (maker.chance(shares.missing)) return token;
    if (maker.chance(shares.foreign)) return maker.pick(FOREIGN);
    const slipped = maker.chance(shares.slips) ? slip(value, maker) : value;
    const garbled = maker.chance(shares.garbling) ? garble(slipped, maker) : slipped;
    const text = maker.chance(shares.notes) ? `${garbled}[${maker.whole(1, 40)}]` : garbled;
    return change(maker.chance(shares.spaces) ? ` ${text} ` : text);
  });
  const [first = ""] = values;
  return spoilt.some((value) => value.trim() !== "" && value !== token) ? spoilt : [first, ...spoilt.slice(1)];
}

function slip(text: string, maker: Maker): string {
  if (text.length < 3) return text;
  const at = maker.whole(1, text.length - 2);
  const [before, char, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  return maker.pick([
    before + after,
    before + char + char + after,
    before + after.charAt(0) + char + after.slice(1),
    `${before}q${after}`,
  ]);
}

/** HTML entities left in the text, or UTF-8 read as Latin-1. */
function garble(text: string, maker: Maker): string {
  if (maker.chance(0.5)) return text.replace(/&/g, "&amp;").replace(/'/g, "&#39;").replace(/ - /g, " &#8211; ");
  return Buffer.from(text, "utf8").toString("latin1");
}
