/** Check digits of made codes. */

/** Digits times the weights in turn; what is missing to a multiple of the modulus. */
export function checkDigit(body: string, weights: readonly number[], modulus: number): string {
  const sum = [...body].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index % weights.length] ?? 1),
    0,
  );
  return String((modulus - (sum % modulus)) % modulus);
}

export function luhnDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
