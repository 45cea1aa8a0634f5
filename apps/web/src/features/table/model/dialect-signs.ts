/** Names of delimiters, quotes and encodings that the user can choose. */

export interface NamedSign {
  readonly name: string;
  readonly sign: string;
}

export const DELIMITERS: readonly NamedSign[] = [
  { name: "Comma", sign: "," },
  { name: "Semicolon", sign: ";" },
  { name: "Tab", sign: "\t" },
  { name: "Bar", sign: "|" },
  { name: "Space", sign: " " },
];

export const QUOTES: readonly NamedSign[] = [
  { name: "Double quote", sign: '"' },
  { name: "Single quote", sign: "'" },
  { name: "None", sign: "" },
];

export const COMMON_ENCODINGS: readonly string[] = [
  "utf-8",
  "windows-1252",
  "iso-8859-1",
  "utf-16le",
  "mac-roman",
  "cp850",
];

const numbered = (prefix: string, numbers: readonly number[]): string[] => numbers.map((number) => prefix + number);

export const OTHER_ENCODINGS: readonly string[] = [
  "utf-16be",
  "utf-32le",
  "utf-32be",
  ...numbered("windows-", [874, 1250, 1251, 1253, 1254, 1255, 1256, 1257, 1258]),
  ...numbered("iso-8859-", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16]),
  ...numbered("cp", [437, 737, 775, 852, 855, 857, 858, 860, 861, 862, 863, 864, 865, 866, 869, 932, 949]),
  "koi8-r",
  "koi8-u",
  "mac-cyrillic",
  "mac-greek",
  "mac-latin2",
  "mac-turkish",
  "big5",
  "euc-jp",
  "euc-kr",
  "gb18030",
  "iso-2022-jp",
  "iso-2022-kr",
  "johab",
  "shift_jis",
  "tis-620",
];
