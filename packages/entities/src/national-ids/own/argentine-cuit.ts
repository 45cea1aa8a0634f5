/**
 * CUIT of Argentina. The library refuses the beginnings 25 and 26, which python-stdnum lets pass.
 * Source: python-stdnum, stdnum/ar/cuit.py; https://es.wikipedia.org/wiki/Clave_Única_de_Identificación_Tributaria
 */
import { weighLeading } from "../checks.ts";

export function isArgentineCuit(code: string): boolean {
  const check = (11 - (weighLeading(code, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return (check === 10 ? 9 : check) === Number(code[10]);
}
