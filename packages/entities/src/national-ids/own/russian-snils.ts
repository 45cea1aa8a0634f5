/**
 * SNILS, the number of the Russian pension insurance, which the library lacks.
 * Source: https://ru.wikipedia.org/wiki/Страховой_номер_индивидуального_лицевого_счёта
 */
import { weighLeading } from "../checks.ts";

export function isRussianSnils(code: string): boolean {
  return (weighLeading(code, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(code.slice(9));
}
