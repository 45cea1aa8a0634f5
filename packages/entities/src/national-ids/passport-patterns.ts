/** How countries number their passports, in capitals without spaces. Old and new series are both let through. */

const LINES = `
AD #{2}\\d{6}|\\d{6}
AE [A-Z0-9]{2}\\d{7}|#\\d{7,8}
AL #{2}\\d{7}
AM #{2}\\d{7}
AR #{3}\\d{6}|\\d{8}#?
AT #\\d{7}|#{2}\\d{6,7}
AU #\\d{7}|#{2}\\d{7}
AZ #\\d{8}|#\\d{7}
BA [A-Z0-9]\\d[A-Z0-9]\\d{6}|[A-Z0-9]{9}
BD #{2}\\d{7}|#\\d{8}
BE #{2}\\d{6}
BG \\d{9}|#{2}\\d{7}
BR #{2}\\d{6}
BY #{2}\\d{7}
CA #{2}\\d{6}|#\\d{6}#{2}
CH #\\d{7}|#[A-Z0-9]\\d[A-Z0-9]{5}
CL #?\\d{8,9}|[A-Z0-9]\\d{8}
CN G\\d{8}|E[A-HJ-NP-Z0-9]\\d{7}|[DSP]\\d{7,8}|[DSP]E\\d{7}
CO #{2}\\d{6,7}
CY [A-Z]\\d{6,8}
CZ \\d{8}|\\d{7}
DE [CFGHJKLMNPRTVWXYZ0-9]{9,10}
DK \\d{9}|#\\d{8}
DZ \\d{9}
EC #\\d{7,8}
EE #{1,2}\\d{7}
EG #\\d{8}
ES #{2,3}\\d{6}|#{2}[A-Z0-9]\\d{6}
FI #{2}\\d{7}
FR \\d{2}#{2}\\d{5}
GB \\d{9}
GE \\d{2}#{2}\\d{5}
GR #{2}\\d{7}
HK #{1,2}\\d{7,8}
HR \\d{9}
HU #{2}\\d{6,7}
ID #\\d{7}|#{2}\\d{6}
IE #{1,2}\\d{7}|#\\d{7}|[A-Z0-9]{2}\\d{7}
IL \\d{7,9}
IN #\\d{7}
IR #\\d{8}
IS A\\d{7}
IT #{2}\\d{7}|[A-Z0-9]{2}\\d{7}
JM #\\d{7}
JP #{2}\\d{7}
KE #{1,2}\\d{6,7}
KR [MSRGOD]\\d{8}|[MSRGOD]\\d{3}#\\d{4}
KZ #\\d{7,8}
LI #\\d{5}
LT \\d{8}|[A-Z0-9]{8}
LU [A-Z0-9]{8}
LV #{2}\\d{7}
MA #{2}\\d{7}
MD #{1,2}\\d{7}|\\d{9}
ME [A-Z0-9]{9}
MK #\\d{7}|#{2}\\d{6}
MT \\d{7}
MX #\\d{8}|\\d{8,11}
MY [AHK]\\d{8}
NG #\\d{8}
NL #{2}[A-Z0-9]{6}\\d
NO #{1,3}\\d{6,7}|\\d{8}
NZ (?:L[ADFH]|E[AP]|R[A-Z]|N)\\d{6}
PE \\d{7,9}
PH #\\d{6,7}#?|#{2}\\d{6,7}
PK #{2}\\d{7}
PL #{2}\\d{7}
PT #{1,2}\\d{6}
RO \\d{8,9}
RS \\d{9}
RU \\d{9}
SA #\\d{6,8}
SE \\d{8}|#{2}\\d{6}
SG #\\d{7}#|#{2}\\d{7}
SI P#\\d{7}
SK [0-9A-Z]\\d{7}|#{2}\\d{6,7}
TH #{1,2}\\d{6,7}
TR #\\d{8}
TW \\d{9}
UA #{2}\\d{6}
US \\d{9}|#\\d{8}
UY #\\d{6}
VE \\d{9}
VN #\\d{7,8}
ZA [TAMD]\\d{8}|\\d{9}
`;

/** By ISO 3166-1 alpha-2 code. */
export const passportPatterns: ReadonlyMap<string, RegExp> = new Map(
  LINES.trim()
    .split("\n")
    .map((line) => {
      const pattern = line.slice(3).replaceAll("#", "[A-Z]");
      return [line.slice(0, 2), new RegExp(`^(?:${pattern})$`)] as const;
    }),
);
