/** How the countries of the Americas number their people. */
import { validate as brazilianCpf } from "stdnum/lib/cjs/br/cpf.js";
import { validate as canadianSin } from "stdnum/lib/cjs/ca/sin.js";
import { validate as chileanRun } from "stdnum/lib/cjs/cl/run.js";
import { validate as dominicanCedula } from "stdnum/lib/cjs/do/cedula.js";
import { validate as ecuadorianCi } from "stdnum/lib/cjs/ec/ci.js";
import { validate as mexicanCurp } from "stdnum/lib/cjs/mx/curp.js";
import { validate as uruguayanCedula } from "stdnum/lib/cjs/uy/cedula.js";
import { byStdnum } from "./by-stdnum.ts";
import { isArgentineCuit } from "./own/argentine-cuit.ts";
import type { NationalIdLine } from "./scheme.ts";

const isUruguayan = byStdnum(uruguayanCedula);

export const AMERICAN_IDS: readonly NationalIdLine[] = [
  // The library also refuses numbers that advertisements printed; some of them were somebody's.
  ["US", "Social Security number", /^(?!000|666|9|(\d)\1+$)\d{3}(?!00)\d\d(?!0000)\d{4}$/, "###-##-####"],
  ["CA", "Social Insurance Number", /^(?!(\d)\1+$)\d{9}$/, "### ### ###", byStdnum(canadianSin)],
  ["BR", "CPF", /^(?!(\d)\1+$)\d{11}$/, "###.###.###-##", byStdnum(brazilianCpf)],
  [
    "AR",
    "DNI or CUIT",
    /^(?:[1-9]\d{6,7}|(?:20|2[3-7]|3[034]|5[015])\d{9})$/,
    "##-########-#|##.###.###|#.###.###",
    (code) => code.length < 11 || isArgentineCuit(code),
  ],
  ["CL", "RUT", /^[1-9]\d{6,7}[\dK]$/, "##.###.###-#|#.###.###-#", byStdnum(chileanRun)],
  ["CO", "Cédula de ciudadanía", /^[1-9]\d{5,9}$/, "##########|#########|########|#######|######"],
  ["PE", "DNI", /^\d{8}$/, "########"],
  ["EC", "Cédula", /^(?:0[1-9]|1\d|2[0-4]|30)[0-5]\d{7}$/, "##########", byStdnum(ecuadorianCi)],
  ["UY", "Cédula", /^[1-9]\d{6,7}$/, "#.###.###-#|###.###-#", (code) => isUruguayan(code.padStart(8, "0"))],
  ["DO", "Cédula", /^\d{11}$/, "###-#######-#", byStdnum(dominicanCedula)],
  ["VE", "Cédula", /^[VE]\d{6,8}$/, "#########|########|#######"],
  ["MX", "CURP", /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d$/, "##################", byStdnum(mexicanCurp)],
];
