/** How countries of Asia, Africa and Australia number their people. */
import { validate as australianTfn } from "stdnum/lib/cjs/au/tfn.js";
import { validate as chineseRic } from "stdnum/lib/cjs/cn/ric.js";
import { validate as israeliIdnr } from "stdnum/lib/cjs/il/idnr.js";
import { validate as indianAadhaar } from "stdnum/lib/cjs/in/aadhaar.js";
import { validate as indianPan } from "stdnum/lib/cjs/in/pan.js";
import { validate as malaysianNric } from "stdnum/lib/cjs/my/nric.js";
import { validate as thaiIdnr } from "stdnum/lib/cjs/th/idnr.js";
import { validate as taiwaneseNatid } from "stdnum/lib/cjs/tw/natid.js";
import { validate as taiwaneseUi } from "stdnum/lib/cjs/tw/ui.js";
import { byStdnum } from "./by-stdnum.ts";
import { isEgyptian } from "./own/egyptian.ts";
import { isHongKong } from "./own/hong-kong.ts";
import { isIndonesian } from "./own/indonesian.ts";
import { isJapanese } from "./own/japanese.ts";
import { isKorean } from "./own/korean.ts";
import { isSingaporean } from "./own/singaporean.ts";
import { isSouthAfrican } from "./own/south-african.ts";
import type { NationalIdLine } from "./scheme.ts";

export const EASTERN_IDS: readonly NationalIdLine[] = [
  ["CN", "Resident identity number", /^[1-9]\d{16}[\dX]$/, "##################", byStdnum(chineseRic)],
  ["TW", "National ID", /^[A-Z][1289]\d{8}$/, "##########", byStdnum(taiwaneseNatid, taiwaneseUi)],
  ["HK", "Identity card number", /^[A-Z]{1,2}\d{6}[\dA]$/, "########(#)|#######(#)", isHongKong],
  ["SG", "NRIC or FIN", /^[STFGM]\d{7}[A-Z]$/, "#########", isSingaporean],
  ["JP", "My Number", /^\d{12}$/, "#### #### ####", isJapanese],
  ["KR", "Resident registration number", /^\d{6}[0-9]\d{6}$/, "######-#######", isKorean],
  [
    "IN",
    "Aadhaar or PAN",
    /^(?:[2-9]\d{11}|[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z])$/,
    "#### #### ####|##########",
    byStdnum(indianAadhaar, indianPan),
  ],
  ["MY", "MyKad number", /^\d\d[01]\d[0-3]\d{7}$/, "######-##-####", byStdnum(malaysianNric)],
  ["TH", "Identity card number", /^[1-8]\d{12}$/, "# #### ##### ## #", byStdnum(thaiIdnr)],
  ["ID", "NIK", /^[1-9]\d{15}$/, "################", isIndonesian],
  ["VN", "Citizen identity number", /^0\d{11}$/, "############"],
  ["PK", "CNIC", /^[1-7]\d{11}[1-9]$/, "#####-#######-#"],
  ["LK", "NIC", /^(?:\d{9}[VX]|(?:19|20)\d{10})$/, "############|##########"],
  ["IL", "Identity number", /^(?!(\d)\1+$)\d{9}$/, "#########", byStdnum(israeliIdnr)],
  ["ZA", "Identity number", /^\d{13}$/, "#############", isSouthAfrican],
  ["EG", "National ID", /^[23]\d{13}$/, "##############", isEgyptian],
  ["NG", "NIN", /^\d{11}$/, "###########"],
  ["AU", "Tax file number", /^(?!(\d)\1+$)\d{9}$/, "### ### ###", byStdnum(australianTfn)],
];
