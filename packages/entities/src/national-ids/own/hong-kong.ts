/**
 * Number of the identity card of Hong Kong, of one letter or two. The library refuses the letter O, of which no source says
 * that it is not given out.
 * Source: https://en.wikipedia.org/wiki/Hong_Kong_identity_card; https://mrszeto.net/home/javascript/idcard.htm
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
