/**
 * The key of a row: 128 bits of its texts, by which it is known wherever it lies. Four lanes that take in one another, one
 * code unit after the other (cyrb128, https://github.com/bryc/code, in the public domain). Among a thousand million
 * different rows two have the same key with a probability of 10^-21. It guards against chance, not against people.
 */
const MULTIPLIERS = [597_399_067, 2_869_860_233, 951_274_213, 2_716_044_179] as const;
const SEEDS = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762] as const;

export function rowKey(texts: readonly string[]): string {
  let [one, two, three, four] = SEEDS as readonly number[] as [number, number, number, number];
  const take = (unit: number): void => {
    one = two ^ Math.imul(one ^ unit, MULTIPLIERS[0]);
    two = three ^ Math.imul(two ^ unit, MULTIPLIERS[1]);
    three = four ^ Math.imul(three ^ unit, MULTIPLIERS[2]);
    four = one ^ Math.imul(four ^ unit, MULTIPLIERS[3]);
  };
  for (const text of texts) {
    // Its length first: "a", "bc" is another row than "ab", "c".
    take(text.length);
    for (let at = 0; at < text.length; at++) take(text.charCodeAt(at));
  }
  one = Math.imul(three ^ (one >>> 18), MULTIPLIERS[0]);
  two = Math.imul(four ^ (two >>> 22), MULTIPLIERS[1]);
  three = Math.imul(one ^ (three >>> 17), MULTIPLIERS[2]);
  four = Math.imul(two ^ (four >>> 19), MULTIPLIERS[3]);
  return `${inHex(one)}${inHex(two)}${inHex(three)}${inHex(four)}`;
}

function inHex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
