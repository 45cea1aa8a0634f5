/**
 * Personal identification number of Hungary, which the library lacks; for those born since 1997 the weights are turned round.
 * Source: Act XX of 1996, annex 3, http://mkogy.jogtar.hu/jogszabaly?docid=99600020.TV;
 * https://hu.wikipedia.org/wiki/Személyi_azonosító
 */
import { isDay, weighLeading } from "../checks.ts";

export function isHungarian(code: string): boolean {
  const up = weighLeading(code, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) % 11;
  const down = weighLeading(code, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
  return isDay(code.slice(3, 5), code.slice(5, 7)) && [up, down].includes(Number(code[10]));
}
