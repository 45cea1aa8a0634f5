/**
 * Number of the identity card of Hong Kong. The library refuses the letter O in front.
 * Source: https://en.wikipedia.org/wiki/Hong_Kong_identity_card
 */
export function isHongKong(code: string): boolean {
  const padded = code.padStart(9, " ");
  const values = Array.from(padded, (sign) =>
    sign === " " ? 36 : /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55,
  );
  const last = padded[8] === "A" ? 10 : Number(padded[8]);
  const sum = values.slice(0, 8).reduce((total, value, index) => total + value * (9 - index), last);
  return sum % 11 === 0;
}
