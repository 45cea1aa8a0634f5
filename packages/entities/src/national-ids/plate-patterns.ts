/**
 * Registration plates by country, in capitals. Where a plate has groups, one space, hyphen, point or nothing may part
 * them ("_" below); an own form is given back with the separator the column uses.
 */
const LINES = `
AL [A-Z]{2}_\\d{3}_[A-Z]{2}
AR [A-Z]{2}_\\d{3}_[A-Z]{2}|[A-Z]{3}_\\d{3}|[A-Z]\\d{3}_[A-Z]{3}
AT [A-ZÖ]{1,2}_(?:[A-Z]{1,3}_?\\d{1,5}|\\d{1,5}_?[A-Z]{1,3})|[A-Z]{1,2}_\\d{1,6}
AU [A-Z0-9]{1,3}_[A-Z0-9]{2,4}|[A-Z0-9]{5,7}
BA [A-Z]\\d{2}_[A-Z]_\\d{3}
BE [1-9]_?[A-Z]{3}_\\d{3}|[A-Z]{3}_\\d{3}|\\d{3}_[A-Z]{3}
BG [A-Z]{1,2}_\\d{4}_[A-Z]{2}|[АВЕКМНОРСТУХ]{1,2}_\\d{4}_[АВЕКМНОРСТУХ]{2}
BR [A-Z]{3}_\\d{4}|[A-Z]{3}\\d[A-Z]\\d{2}
BY \\d{4}_[A-Z]{2}_[1-8]
CA [A-Z0-9]{2,4}_[A-Z0-9]{2,4}|[A-Z0-9]{5,7}
CH (?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH)_\\d{1,6}
CL [A-Z]{2}_[A-Z]{2}_\\d{2}|[A-Z]{4}_\\d{2}|[A-Z]{2}_\\d{4}|[A-Z]{2}_\\d{2}_\\d{2}
CN [\\u4e00-\\u9fff][A-Z]_?[A-Z0-9]{5,6}
CO [A-Z]{3}_\\d{3}|[A-Z]{3}_\\d{2}[A-Z]
CZ \\d[A-Z][0-9A-Z]_\\d{4}|[A-Z]{2,3}_\\d{2}_\\d{2}
DE [A-ZÄÖÜ]{1,3}_[A-Z]{1,2}_?\\d{1,4}[EH]?
DK [A-Z]{2}_\\d{2}_?\\d{3}
EE \\d{2,3}_[A-Z]{3}
ES \\d{4}_[BCDFGHJKLMNPRSTVWXYZ]{3}|[A-Z]{1,2}_\\d{4}_[A-Z]{1,2}
FI [A-ZÅÄÖ]{2,3}_\\d{1,3}
FR [A-HJ-NP-TV-Z]{2}_\\d{3}_[A-HJ-NP-TV-Z]{2}|\\d{1,4}_[A-Z]{1,3}_(?:\\d{2}|2[AB]|97\\d)
GB [A-Z]{2}\\d{2}_?[A-Z]{3}|[A-Z]\\d{1,3}_?[A-Z]{3}|[A-Z]{3}_?\\d{1,3}[A-Z]|[A-Z]{1,3}_?\\d{1,4}|\\d{1,4}_?[A-Z]{1,3}
GR [A-Z]{3}_\\d{4}|[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]{3}_\\d{4}
HR [A-ZČĐŠŽ]{2}_\\d{3,4}_[A-Z]{1,2}
HU [A-Z]{3}_\\d{3}|[A-Z]{2}_?[A-Z]{2}_\\d{3}
IE \\d{2,3}_[A-Z]{1,2}_\\d{1,6}
IL \\d{2}_\\d{3}_\\d{2}|\\d{3}_\\d{2}_\\d{3}|\\d{7,8}
IN [A-Z]{2}_?\\d{1,2}_?[A-Z]{0,3}_?\\d{4}|\\d{2}_?BH_?\\d{4}_?[A-Z]{1,2}
IS [A-Z]{2}_?[A-Z0-9]\\d{2}
IT [A-Z]{2}_?\\d{3}_?[A-Z]{2}
JP [\\u3040-\\u9fff]{1,4}_?\\d{2,3}_?[\\u3040-\\u309f]_?\\d{2}-?\\d{2}
KR \\d{2,3}_?[\\uac00-\\ud7a3]_?\\d{4}
LI FL_\\d{1,5}
LT [A-Z]{3}_\\d{3}
LU [A-Z]{2}_?\\d{4}|\\d{4,5}
LV [A-Z]{2}_\\d{1,4}
MD [A-Z]{3}_\\d{3}
MT [A-Z]{3}_\\d{3}
MX [A-Z]{3}_\\d{2,3}_[0-9A-Z]{1,2}|[A-Z]{3}_\\d{3}_[A-Z]|[A-Z]{2}_\\d{4}_[A-Z]
NL [A-Z]{2}_\\d{2}_\\d{2}|\\d{2}_\\d{2}_[A-Z]{2}|\\d{2}_[A-Z]{2}_\\d{2}|[A-Z]{2}_\\d{2}_[A-Z]{2}|[A-Z]{2}_[A-Z]{2}_\\d{2}|\\d{2}_[A-Z]{2}_[A-Z]{2}|\\d{2}_[A-Z]{3}_\\d|\\d_[A-Z]{3}_\\d{2}|[A-Z]{2}_\\d{3}_[A-Z]|[A-Z]_\\d{3}_[A-Z]{2}|[A-Z]{3}_\\d{2}_[A-Z]|[A-Z]_\\d{2}_[A-Z]{3}|\\d_[A-Z]{2}_\\d{3}|\\d{3}_[A-Z]{2}_\\d
NO [A-Z]{2}_?\\d{5}|[A-Z]{2}_?\\d{4}
NZ [A-Z0-9]{2,3}_?[A-Z0-9]{2,4}
PK [A-Z]{1,4}_?\\d{3,4}(?:_\\d{2})?
PL [A-Z]{2,3}_[A-Z0-9]{4,5}|[A-Z]\\d_[A-Z0-9]{3,5}
PT [A-Z]{2}_\\d{2}_\\d{2}|\\d{2}_[A-Z]{2}_\\d{2}|\\d{2}_\\d{2}_[A-Z]{2}|[A-Z]{2}_\\d{2}_[A-Z]{2}
RO (?:B_\\d{2,3}|[A-Z]{2}_\\d{2})_[A-Z]{3}
RS [A-ZČĆĐŠŽ]{2}_\\d{3,4}_[A-ZČĆĐŠŽ]{2}
RU [ABEKMHOPCTYXАВЕКМНОРСТУХ]_?\\d{3}_?[ABEKMHOPCTYXАВЕКМНОРСТУХ]{2}_?\\d{2,3}
SE [A-Z]{3}_?\\d{2}[A-Z0-9]
SG [A-Z]{1,3}_?\\d{1,4}_?[A-Z]
SI [A-Z]{2}_[A-Z0-9]{2,3}_[A-Z0-9]{2,3}|[A-Z]{2}_[A-Z0-9]{5}
SK [A-Z]{2}_?\\d{3}_?[A-Z]{2}
TR (?:0[1-9]|[1-7]\\d|8[01])_?(?:[A-Z]_?\\d{4,5}|[A-Z]{2}_?\\d{3,4}|[A-Z]{3}_?\\d{2,3})
TW [A-Z]{2,3}_\\d{4}|\\d{4}_[A-Z]{2}
UA [A-ZІ]{2}_?\\d{4}_?[A-ZІ]{2}|[АВЕІКМНОРСТХ]{2}_?\\d{4}_?[АВЕІКМНОРСТХ]{2}
US [A-Z0-9]{1,4}_[A-Z0-9]{1,4}|[A-Z0-9]{3,8}
ZA [A-Z]{2,3}_?\\d{1,6}(?:_?(?:GP|MP|NW|L|FS|NC|EC|WP|ZN))?|[A-Z]{2}_?\\d{2}_?[A-Z]{2}_?(?:GP|MP|NW|L|FS|NC|EC|WP|ZN)?|[A-Z]{3}_?\\d{3}_?(?:GP|MP|NW|L|FS|NC|EC|WP|ZN)
`;

/** Written by the country with nothing, or by people with one of these. */
const SEPARATOR = "[ .·•-]?";

/** By ISO 3166-1 alpha-2 code. */
export const platePatterns: ReadonlyMap<string, RegExp> = new Map(
  LINES.trim()
    .split("\n")
    .map((line) => {
      const pattern = line.slice(3).replace(/_\??/g, SEPARATOR);
      return [line.slice(0, 2), new RegExp(`^(?:${pattern})$`)] as const;
    }),
);
