/** Classifies single cells to judge the row they are in. */
import { cellKind, isFilled, isValueKind, saysNoValue } from "@limpid/text";

const YEAR = /^\s*(?:1[6-9]|20)\d\d(?:\s*[-/–]\s*(?:\d\d|\d{4}))?\s*$/;
/** Longer texts with this many words are sentences, which names and labels seldom are. */
const PROSE_LENGTH = 40;
const PROSE_WORDS = 5;
const LOOK_AT = 300;
const NOTE_WORDS = [
  "notes?|sources?|footnotes?|remarks?|legend|copyright|disclaimer|anmerkung(?:en)?|bemerkung(?:en)?|hinweise?|legende|fu(?:ss|ß)noten?|quellen?",
  "remarques?|lecture|champ|légende|notas?|fuentes?|fontes?|leyenda|observaciones|osservazioni|observações|bron|toelichting|opmerking(?:en)?",
  "k[äa]lla|kilde|merknad|lähde|huom|uwag[ai]|źródło|zdroj|poznámk[ay]|forrás|megjegyzés|sursa|kaynak|примечани[ея]|источник|джерело|πηγή|σημείωση",
  "注|注記|注意|出典|出所|資料|備考|资料来源|数据来源|資料來源|來源|来源|说明|자료|출처|주",
].join("|");
const NOTE = new RegExp(`^[^\\p{L}\\d]*(?:${NOTE_WORDS})(?!\\p{L})\\s*[:：.\\d]|^\\s*(?:\\(c\\)|©|※)`, "iu");
const PAGE = /^\W*(?:page|seite|página|pagina|p\.)\s*\d+(?:\s*(?:of|von|de|di|\/)\s*\d+)?\W*$/i;
/** Matches `(12 rows)`, `12 rows selected.` */
const COUNT =
  /^\W*\d[\d.,' ]*\s(?:rows?|records?|lines|entries|results|zeilen|datens[aä]tze|eintr[aä]ge|lignes|enregistrements|filas|registros|righe|linhas|rijen)(?:\s\p{L}+){0,2}(?:\s\([\d.]+ sec\))?\W*$/iu;
/** Matches `Printed on 1.2.2024`, `End of report`. */
const IMPRINT =
  /^\W*(?:(?:(?:data|report|file) )?(?:(?:last )?updated|printed|generated|created|exported|downloaded|retrieved|extracted)\b.*\d|(?:erstellt|gedruckt|exportiert|stand|imprimé|édité|généré|impreso|generado|stampato|generato)\b.*\d|end of (?:the )?(?:report|file|data|list|table|document)\b|ende des\b|fin (?:du|de)\b|eof\W*$)/iu;
/** Matches `* provisional`, `1) without Bern`: the explanation of a mark in a cell. */
const MARKED_NOTE =
  /^\s*(?:[*†‡§]{1,3}|[¹²³⁰-⁹]{1,2}|\d{1,2}\/|\(?(?:\d{1,2}|\p{Ll})\)|\[(?:\d{1,2}|\p{Ll})\])\s*\p{L}[^\n]*\s\S/u;
/** Matches `1) Provisional` and `2/ Estimate`: a note of one word, which a cell may be too. */
const SHORT_NOTE = /^\s*(?:[*†‡§]{1,3}|[¹²³⁰-⁹]{1,2}|\(\d{1,2}\)|\[\d{1,2}\]|\d{1,2}[)/])\s*\p{L}/u;
/** Matches a line drawn with signs. */
const RULE = /^\s*[:+]?[-=_~*–—]{2,}[:+]?\s*$|^\s*\+?[-=]{2,}(?:\+[-=]{2,})+\+?\s*$/;
const TOTAL_WORDS = [
  "(?:grand |sub-?)?totals?|summe|gesamt(?:summe)?|insgesamt|somme|totale|totaux|suma|soma|sum|totaal|totalt|summa|yhteensä|i alt",
  "razem|ogółem|łącznie|celkem|spolu|összesen|ukupno|toplam|итого|всего|усього|разом|σύνολο",
  "合計|総計|小計|計|合计|总计|小计|總計|합계|총계|소계",
].join("|");
const TOTAL = new RegExp(`^[^\\p{L}\\d]*(?:${TOTAL_WORDS})(?!\\p{L})[^;,]{0,30}$`, "iu");
const UNIT =
  /^\s*(?:[[(][^[\]()]{1,15}[\])]|[%‰°$€£¥]|°[CF]|[µumcdknMG]?(?:m|g|s|A|V|W|Hz|Pa|J|N|l|L|mol|eV|B|bar|Wh|ohm)|k?g|[µm]?in|h|min|sec|ms|ppm|ppb|mmHg|deg|rad|rpm|dB|K|psi|ft|lb|mph|cm-1|nm|[\p{L}µ°%]{1,6}(?:[/·*.^-][\p{L}\d°²³^-]{1,6})+|[\p{L}µ]{1,4}[²³]|-|–)\s*$/u;

/** Letters that may mean yes and no but also name axes. */
const AXIS = /^[yn]$/i;

/** Whether the text means that nothing is there. */
function isNothing(cell: string): boolean {
  const text = cell.trim();
  return AXIS.test(text) || saysNoValue(text, "cell");
}

/** Whether the cell is a number, date, time, link or truth value; years may name columns and do not count. */
export function isValueCell(cell: string): boolean {
  return isFilled(cell) && !YEAR.test(cell) && !isNothing(cell) && isValueKind(cellKind(cell));
}

/** Whether the cell is a value that cannot name a column; `No` is short for number. */
export function isNoName(cell: string): boolean {
  return isValueCell(cell) && !/^\s*no\s*$/i.test(cell);
}

export function isMissingCell(cell: string): boolean {
  return !isFilled(cell) || isNothing(cell);
}

export function isProse(cell: string): boolean {
  const text = cell.trim().slice(0, LOOK_AT);
  return text.length > PROSE_LENGTH && text.split(/\s+/).length >= PROSE_WORDS;
}

/** Whether the cell is an explicit note below a table: a remark, a source, a copyright, a page number. */
export function isNoteCell(cell: string): boolean {
  const text = cell.slice(0, LOOK_AT);
  return NOTE.test(text) || PAGE.test(text) || COUNT.test(text) || IMPRINT.test(text);
}

export function isMarkedNote(cell: string): boolean {
  return MARKED_NOTE.test(cell.slice(0, LOOK_AT));
}

/** Whether the cell is a marked note, even one of a single word; only the rows around it make that certain. */
export function isShortNote(cell: string): boolean {
  return SHORT_NOTE.test(cell.slice(0, LOOK_AT));
}

export function isRuleCell(cell: string): boolean {
  return RULE.test(cell.slice(0, LOOK_AT));
}

export function isTotalCell(cell: string): boolean {
  return TOTAL.test(cell.slice(0, LOOK_AT));
}

export function isUnitCell(cell: string): boolean {
  return UNIT.test(cell.slice(0, LOOK_AT));
}
