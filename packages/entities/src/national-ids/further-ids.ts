/**
 * Schemes that are tried only where the country of the table or the title of the column names them: their digits alone
 * would claim other columns.
 */
import { validate as cubanNi } from "stdnum/lib/cjs/cu/ni.js";
import { validate as guatemalanCui } from "stdnum/lib/cjs/gt/cui.js";
import { validate as newZealandIrd } from "stdnum/lib/cjs/nz/ird.js";
import { byStdnum } from "./by-stdnum.ts";
import type { NationalIdLine } from "./scheme.ts";

export const FURTHER_IDS: readonly NationalIdLine[] = [
  ["CR", "Cédula física", /^0?[1-9]\d{8}$/, "##-####-####|#-####-####"],
  ["CU", "Número de identidad", /^\d\d[01]\d[0-3]\d{6}$/, "###########", byStdnum(cubanNi)],
  ["GT", "CUI", /^(?!(\d)\1+$)\d{13}$/, "#### ##### ####", byStdnum(guatemalanCui)],
  ["KE", "KRA PIN", /^A\d{9}[A-Z]$/, "###########"],
  ["NZ", "IRD number", /^(?!(\d)\1+$)\d{8,9}$/, "###-###-###|##-###-###", byStdnum(newZealandIrd)],
];
