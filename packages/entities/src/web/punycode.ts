/** Decodes internationalised domain names. Source: RFC 3492 §6.2. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const MAX_CODE_POINT = 0x10ffff;

/** The domain with all labels in their own letters; one that cannot be decoded stays. */
export function decodeDomain(domain: string): string {
  if (!domain.includes("xn--")) return domain;
  return domain
    .split(".")
    .map((label) => (label.startsWith("xn--") ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join(".");
}

function decodeLabel(label: string): string | undefined {
  const mark = label.lastIndexOf("-");
  const output = Array.from(label.slice(0, Math.max(0, mark)), (character) => character.charCodeAt(0));
  let code = FIRST_CODE;
  let bias = FIRST_BIAS;
  let position = 0;
  for (let at = mark + 1; at < label.length; ) {
    const read = readDelta(label, at, bias);
    if (read === undefined) return undefined;
    const length = output.length + 1;
    const total = position + read.delta;
    bias = adapt(read.delta, length, position === 0);
    code += Math.floor(total / length);
    position = total % length;
    if (code > MAX_CODE_POINT || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    output.splice(position++, 0, code);
    at = read.end;
  }
  return String.fromCodePoint(...output);
}

function readDelta(label: string, start: number, bias: number): { delta: number; end: number } | undefined {
  let delta = 0;
  let weight = 1;
  for (let at = start, k = BASE; at < label.length; at++, k += BASE) {
    const digit = digitOf(label.charCodeAt(at));
    if (digit === undefined) return undefined;
    delta += digit * weight;
    const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
    if (digit < threshold) return { delta, end: at + 1 };
    weight *= BASE - threshold;
    if (weight > MAX_CODE_POINT * 64) return undefined;
  }
  return undefined;
}

function digitOf(code: number): number | undefined {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : undefined;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
