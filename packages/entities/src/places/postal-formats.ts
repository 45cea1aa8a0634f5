/**
 * Postal codes by country: what is left without spaces and hyphens, where the country puts one, and what of the code's
 * own letters people leave out.
 * Sources: UPU Postal Addressing Systems; CLDR postal code data (release 26); the post offices' own pages.
 */
export interface PostalFormat {
  readonly country: string;
  /** The code without separators. */
  readonly pattern: RegExp;
  /** Characters before the separator (counted from the end when negative), or 0 for none. */
  readonly splitAt: number;
  readonly separator: string;
  /** Letters that are part of the code, though often left out: LV of LV-1010. */
  readonly prefix: string;
}

/** Country, pattern (# is a capital), place of the separator, separator (_ a space, . none), prefix. */
const LINES = `
AD AD[1-7]\\d\\d 0 . AD
AF \\d{4}
AI AI2640 2 - AI
AL \\d{4}
AM \\d{4}
AR (?:[A-HJ-NP-Z]?\\d{4}|[A-HJ-NP-Z]\\d{4}#{3})
AS 96799(?:\\d{4})? 5 -
AT [1-9]\\d{3}
AU (?:0[289]|[1-9]\\d)\\d\\d
AX 22\\d{3}
AZ AZ\\d{4} 0 . AZ
BA [78]\\d{4}
BB BB\\d{5} 0 . BB
BD [1-9]\\d{3}
BE [1-9]\\d{3}
BG [1-9]\\d{3}
BH (?:1[0-2]|[1-9])\\d\\d
BL 97[01]\\d\\d
BM #{2}[A-Z0-9]{2} 2 _
BN #{2}\\d{4}
BR \\d{8} 5 -
BT \\d{5}
BY 2[1-4]\\d{4}
CA [ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z]\\d[ABCEGHJ-NPRSTV-Z]\\d 3 _
CC 6799
CH [1-9]\\d{3}
CL \\d{7} 3 -
CN \\d{6}
CO \\d{6}
CR \\d{5}
CU \\d{5}
CV \\d{4}
CX 6798
CY \\d{4}
CZ [1-7]\\d{4} 3 _
DE (?:0[1-46-9]|[1-357-9]\\d|4[0-24-9]|6[013-9])\\d{3}
DK (?:0[589]|[1-9]\\d)\\d\\d
DO \\d{5}
DZ \\d{5}
EC \\d{6}
EE [1-9]\\d{4}
EG \\d{5}
ES (?:0[1-9]|[1-4]\\d|5[0-2])\\d{3}
ET \\d{4}
FI \\d{5}
FK FIQQ1ZZ 4 _
FM 9694[1-4](?:\\d{4})? 5 -
FO [1-9]\\d\\d
FR (?:0[1-9]|[1-8]\\d|9[0-8])\\d{3}
GA \\d{4}
GB (?:GIR0AA|(?:[A-PR-UWYZ][A-HK-Y]?\\d\\d?|[A-PR-UWYZ]\\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\\d[ABEHMNPRV-Y])\\d[ABD-HJLNP-UW-Z]{2}) -3 _
GE \\d{4}
GF 973\\d\\d
GG GY\\d\\d?\\d[ABD-HJLNP-UW-Z]{2} -3 _
GI GX111AA 4 _
GL 39\\d\\d
GN \\d{3}
GP 971\\d\\d
GR [1-8]\\d{4} 3 _
GS SIQQ1ZZ 4 _
GT \\d{5}
GU 969[1-3]\\d(?:\\d{4})? 5 -
GW \\d{4}
HN (?:\\d{5}|#{2}\\d{4})
HR [1-5]\\d{4}
HT HT\\d{4} 0 . HT
HU [1-9]\\d{3}
ID [1-9]\\d{4}
IE (?:[AC-FHKNPRTV-Y]\\d\\d|D6W)[0-9AC-FHKNPRTV-Y]{4} 3 _
IL \\d{5}(?:\\d{2})?
IM IM\\d\\d?\\d[ABD-HJLNP-UW-Z]{2} -3 _
IN [1-9]\\d{5} 3 .
IO BBND1ZZ 4 _
IQ \\d{5}
IR \\d{10} 5 -
IS [1-9]\\d\\d
IT \\d{5}
JE JE\\d\\d?\\d[ABD-HJLNP-UW-Z]{2} -3 _
JO \\d{5}
JP \\d{7} 3 -
KE \\d{5}
KG \\d{6}
KH \\d{5}(?:\\d)?
KR \\d{5}
KW \\d{5}
KY KY[1-3]\\d{4} 3 - KY
KZ (?:\\d{6}|#\\d\\d#\\d#\\d)
LA \\d{5}
LB \\d{4}(?:\\d{4})? 4 _
LC LC\\d{5} 4 _ LC
LI 94(?:8[5-9]|9[0-8])
LK \\d{5}
LR \\d{4}
LS \\d{3}
LT \\d{5} 0 . LT
LU [1-9]\\d{3} 0 . L
LV LV\\d{4} 2 - LV
MA \\d{5}
MC 980\\d\\d
MD \\d{4} 0 . MD
ME 8\\d{4}
MF 97[01]\\d\\d
MG \\d{3}
MH 969[67]\\d(?:\\d{4})? 5 -
MK \\d{4}
MM \\d{5}
MN \\d{5}(?:\\d)?
MP 9695[0-2](?:\\d{4})? 5 -
MQ 972\\d\\d
MT #{3}\\d{4} 3 _
MU \\d{5}
MV \\d{5}
MX \\d{5}
MY \\d{5}
MZ \\d{4}
NA \\d{5}
NC 988\\d\\d
NE \\d{4}
NF 2899
NG \\d{6}
NI \\d{5}
NL [1-9]\\d{3}(?!S[ADS])#{2} 4 _
NO \\d{4}
NP \\d{5}
NZ \\d{4}
OM \\d{3}
PA \\d{4}
PE \\d{5}
PF 987\\d\\d
PG \\d{3}
PH \\d{4}
PK \\d{5}
PL \\d{5} 2 -
PM 97500
PN PCRN1ZZ 4 _
PR 00[679]\\d\\d(?:\\d{4})? 5 -
PS \\d{3}(?:\\d{4})?
PT [1-9]\\d{3}(?:\\d{3})? 4 -
PW 96940(?:\\d{4})? 5 -
PY \\d{4}(?:\\d\\d)?
RE 974\\d\\d
RO \\d{6}
RS [1-3]\\d{4}(?:\\d)?
RU [1-6]\\d{5}
SA \\d{5}(?:\\d{4})? 5 -
SD \\d{5}
SE [1-9]\\d{4} 3 _
SG \\d{6}
SH (?:STHL|ASCN|TDCU)1ZZ 4 _
SI [1-9]\\d{3}
SJ 917\\d
SK (?:0[1-9]|[89]\\d)\\d{3} 3 _
SM 4789\\d
SN \\d{5}
SV \\d{4} 0 . CP
SZ [HLMS]\\d{3}
TC TKCA1ZZ 4 _
TH [1-9]\\d{4}
TJ 7\\d{5}
TM 7\\d{5}
TN [1-9]\\d{3}
TR (?:0[1-9]|[1-7]\\d|8[01])\\d{3}
TT \\d{6}
TW [1-9]\\d\\d(?:\\d{2,3})?
TZ \\d{5}
UA \\d{5}
US (?!00[0-4])\\d{5}(?:\\d{4})? 5 -
UY \\d{5}
UZ \\d{6}
VA 00120
VC VC\\d{4} 0 . VC
VE \\d{4}(?:#)?
VG VG\\d{4} 0 . VG
VI 008\\d\\d(?:\\d{4})? 5 -
VN \\d{5}(?:\\d)?
WF 986\\d\\d
WS WS\\d{4} 0 . WS
XK \\d{5}
YT 976\\d\\d
ZA \\d{4}
ZM \\d{5}
`;

let formats: ReadonlyMap<string, PostalFormat> | undefined;

/** All countries with postal codes, by their ISO 3166-1 alpha-2 codes. */
export function postalFormats(): ReadonlyMap<string, PostalFormat> {
  formats ??= new Map(
    LINES.trim()
      .split("\n")
      .map((line) => readFormat(line.split(" "))),
  );
  return formats;
}

function readFormat([
  country = "",
  pattern = "",
  splitAt = "0",
  separator = "",
  prefix = "",
]: readonly string[]): readonly [string, PostalFormat] {
  return [
    country,
    {
      country,
      pattern: new RegExp(`^${pattern.replaceAll("#", "[A-Z]")}$`),
      splitAt: Number(splitAt),
      separator: separator === "_" ? " " : separator.replace(".", ""),
      prefix,
    },
  ];
}
