/** Columns in which nothing is wrong, though they look odd: no cell may be changed, flagged or taken for missing. */

export interface QuietColumn {
  readonly what: string;
  readonly classId: string;
  readonly texts: readonly string[];
}

export const often = (...texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => Array.from({ length: 12 }, () => text));

const ROWS: readonly (readonly [what: string, classId: string, texts: readonly string[]])[] = [
  ["of zeros and ones", "boolean", ["0", "1", "1", "0", "1", "0", "0", "1"]],
  ["of zeros and ones, taken for numbers", "integer", ["0", "1", "1", "0", "1", "0", "0", "1"]],
  ["of one value", "category", often("1")],
  ["of answers", "category", [...often("never", "sometimes", "often"), "none"]],
  ["of answers, one of which tells none", "category", often("by bus", "on foot", "unspecified", "not_assigned")],
  ["of yes and no in Spanish", "boolean", often("Sí", "No")],
  ["of letters for yes and no", "boolean", often("Y", "N")],
  ["of codes in small letters", "country_code", often("de", "fr", "ch", "it", "at", "es", "pt", "nl")],
  ["of names in capitals", "city", ["LYON", "PARIS", "LILLE", "NANTES", "BREST", "NICE", "METZ", "TOURS"]],
  ["of countries in another language", "country", often("Deutschland", "Frankreich", "Schweiz", "Italien")],
  ["of codes that differ by a letter", "code", [...often("AB1", "AC1", "AD1"), "AE1"]],
  ["of codes that differ by a digit", "identifier", [...often("K-100", "K-101"), "K-102"]],
  ["of codes of several levels", "identifier", [...Array.from({ length: 60 }, (_, row) => `A-${100 + row}.1`), "A-98"]],
  [
    "of codes of two shapes",
    "code",
    Array.from({ length: 80 }, (_, row) => (row % 12 === 0 ? `T-${row}` : `AB${row}X`)),
  ],
  ["of towns that are nearly the same", "city", [...often("Portland", "Boston"), "Cortland"]],
  ["of persons who are nearly the same", "person_name", [...often("Anna Meier", "Jon Marti"), "Anna Maier"]],
  ["of ideographs", "city", [...often("東京", "大阪", "京都"), "東根"]],
  ["of Korean names", "person_name", [...often("김철수", "이영희"), "김철호"]],
  ["of closed answers of a form", "category", often("3-4 times", "75 and older", "< 1 hour")],
  ["of measurements with censored ones", "number", [...often("0.5", "0.7", "1.2", "3.1"), ...often("<0.1")]],
  [
    "of results beyond the limits of a device",
    "number",
    ["0.5", "<0.05", "1.2", "> 200", "≥10", "3.1", "<=0,1", "0.7"],
  ],
  ["of lengths, some of them bounds", "length", ["5 m", "> 12 m", "7 m", "≤ 3 m", "~9 m"]],
  ["of costs, some of them estimates", "money", ["~500", "700", ">1000", "820", "≈ 650"]],
  ["of goal differences", "integer", ["+31", "+7", "0", "-4", "-12", "+1", "+1"]],
  ["of gaps", "number", ["+2.500", "+7.800", "+12.125", "+0.080", "3.000"]],
  [
    "of a plus among bare numbers",
    "number",
    [...often("1.5", "2.5", "4.1", "3.7", "8.8", "6.2", "9.1", "7.7"), "+5.5"],
  ],
  ["of calling codes", "integer", ["+41", "+49", "+33", "+290,+247", "+351"]],
  ["of ages and a bound", "category", [...often("8", "9", "39"), ">39", "=8", "~9"]],
  ["of stops of lines", "integer", ["101", "102", "101,102", "104,105,106", "103", "112,113,114"]],
  ["of prices in two currencies", "money", ["CHF 22600", "18000", "CHF 19500", "€ 21000", "17500", "€ 23000"]],
  ["of prices, one of which names no currency", "money", [...often("CHF 226.50", "CHF 1'180.00"), "1'195.00"]],
  ["of pesos with dots for thousands", "money", ["$15.900", "$12.910", "$55.565", "$7.020"]],
  ["of shares, of which few have their sign", "category", [...often("5", "10", "20"), "5%", "20 €"]],
  [
    "of moments of a zone that two countries name alike",
    "datetime",
    ["2024-05-08 03:10:20 CST", "2024-05-09 04:11:00 IST"],
  ],
  [
    "of open dates, some of which are one in either order",
    "date",
    ["01/01/2024", "02/06/2024", "03/11/2024", "04/04/2024"],
  ],
  ["of intervals", "numeric_range", often("0-4", "5-9", "10-14")],
  ["of lists", "list", often("red, green", "blue,red", "green; blue")],
  ["of addresses of articles", "doi", often("https://doi.org/10.1000/182", "https://doi.org/10.1000/183")],
  ["of texts with typographic signs", "free_text", ["l’été – enfin", "„so“ war’s", "a … b", "‘x’"]],
  ["of ISO dates with times", "datetime", ["2024-02-13T10:11:12Z", "2024-02-14T00:00:00.123456789+02:00"]],
  ["of numbers with trailing zeros", "number", ["1.50", "2.00", "0.10", "12.30"]],
  [
    "of all different words",
    "free_text",
    Array.from({ length: 60 }, (_, row) => `word${String.fromCharCode(97 + (row % 26))}${row}x`),
  ],
  ["of one row", "category", ["x"]],
  ["of answers and their opposites", "category", [...often("Paid in full", "Complete form"), "Unpaid in full"]],
  ["of prices that end in nines", "money", often("99.00", "149.00", "199.00", "249.00")],
  [
    "of amounts, one of which is longer than all others",
    "money",
    [...often("120", "140", "95", "180"), "9999", "9999"],
  ],
  ["of ages up to a hundred", "age", [...often("71", "78", "83", "88", "91"), "99", "99"]],
  ["of numbers of lines", "integer", [...often("41", "42", "57", "68", "75"), "99", "99", "99"]],
  ["of surnames that mean no data", "last_name", ["Meier", "Rossi", "Novak", "Berger", "Empty", "Blank", "Blank"]],
  ["of airports, one of which looks like a token", "airport_iata", ["BSL", "GVA", "OSL", "CPH", "TBD", "HEL"]],
  ["of two answers, one of which is that nothing is known", "category", often("Established", "Unknown")],
  ["of names of variables", "category", [...often("birth_year", "birthYear", "sex"), "SEX", "BIRTH_YEAR"]],
  ["of gases and metals", "category", [...often("CO", "NO", "O3"), "Co"]],
  ["of units that differ by a capital", "unit", [...often("mM", "mg"), "mm"]],
];

export const QUIET_COLUMNS: readonly QuietColumn[] = ROWS.map(([what, classId, texts]) => ({ what, classId, texts }));
