/**
 * Words with which people say that there is no value, in the languages of the calendar names: a negation, what there is
 * none of, and what may have happened to it. "keine Angabe", "not recorded" and "valeur manquante" need no entry of their own.
 */

const NEGATIONS = wordSet(`no not non none never without nil
  nicht kein keine keinen keiner keinerlei ohne
  pas sans aucun aucune
  sin ningún ninguno ninguna
  não nao sem nenhum nenhuma
  nessun nessuno nessuna senza
  geen niet zonder
  ikke ingen uden uten inte ingen utan ei
  brak bez nie není neni nem nincs nu fără yok
  нет не без немає kein δεν χωρίς`);

const STATES =
  wordSet(`missing unknown unspecified undefined unavailable unassigned unset unidentified undetermined undisclosed
  unk unkn unreported unanswered undeclared blank empty void null tbd tba tbc redacted withheld suppressed absent
  fehlt fehlend fehlende leer unbekannt unbestimmt entfällt
  inconnu inconnue manquant manquante vide indisponible indéterminé
  desconocido desconocida vacío vacio faltante pendiente indefinido
  desconhecido desconhecida vazio ausente indisponível pendente
  sconosciuto sconosciuta mancante vuoto assente
  onbekend ontbreekt leeg ontbrekend
  ukendt ukjent okänd saknas mangler tomt puuttuu tuntematon
  nieznany nieznane puste neznámý chybí ismeretlen hiányzik necunoscut bilinmiyor belirtilmemiş
  неизвестно неизвестен отсутствует пусто невідомо άγνωστο
  不明 未知 未定 なし 該当なし 未入力 无 無 暂无 缺失 空白 없음 미상 미정`);

/** Words that mean missing data only beside a negation or a state. */
const OBJECTS = wordSet(`data date value values info information answer answered response reply record records recorded
  entry entered input available applicable specified specific known given provided supplied reported stated disclosed
  determined found set filled assigned applied measured collected defined indicated listed shared obtained
  assessed tested checked done performed asked completed evaluated examined surveyed sampled observed detected
  received identified registered mentioned declared existing present yet any
  angabe angaben daten wert werte eintrag verfügbar bekannt vorhanden angegeben erfasst zutreffend gemeldet antwort
  ausgefüllt information informationen erhoben gemessen
  donnée données valeur renseigné renseignée disponible connu connue fourni fournie précisé précisée réponse applicable
  dato datos valor información conocido disponible especificado aplicable aplica registrado informado respuesta
  dado dados informação disponível conhecido especificado aplicável informado resposta
  valore dati disponibile noto nota specificato applicabile indicato risposta disponibili
  gegevens waarde bekend beschikbaar ingevuld opgegeven toepassing antwoord van
  oplyst oplysninger kendt opgitt oppgitt tilgjengelig angivet uppgift uppgifter angiven tietoa tietoja
  danych dane informacji podano údaje údajů uvedeno adat ismert date
  данных указано известно сведений значения даних
  communiqué communiquée transmis transmise fournis saisi saisie indiqué indiquée déterminé déclaré rempli
  mitgeteilt bereitgestellt hinterlegt ermittelt ausgewertet gepflegt geliefert ergänzt geklärt klären wird folgt
  registro registros dados ingresado declarado proporcionado comunicado consta procede rellenado
  fornito comunicato rilevato disponibilità dichiarato fornecido preenchido divulgado
  follow follows come confirmed determine announce be still yet to noch encore ainda aún todavía ancora nog
  de du des d di da do del della of for is was be at`);

const SHEET_ERROR = /^#[A-Z0-9_/!?]{2,14}[!?]?$/;
const LETTERS = /[\p{L}\p{M}]+/gu;
const LONGEST = 40;
const MOST_WORDS = 6;

/** What the words of a text say, each 0 or 1 but for the share. */
export interface WordSigns {
  /** All words are about missing data, with a negation or a state among them. */
  readonly isPhrase: boolean;
  readonly hasNegation: boolean;
  readonly hasState: boolean;
  readonly hasObject: boolean;
  /** A single word that denies: an answer as often as a gap. */
  readonly isBareNegation: boolean;
  /** Share of the words that are in one of the lists. */
  readonly known: number;
  readonly isSheetError: boolean;
}

export function readWords(text: string): WordSigns {
  const words = text.length > LONGEST ? [] : (text.toLowerCase().match(LETTERS) ?? []);
  const negations = words.filter((word) => NEGATIONS.has(word)).length;
  const states = words.filter((word) => STATES.has(word)).length;
  const objects = words.filter((word) => OBJECTS.has(word)).length;
  const listed = words.filter((word) => NEGATIONS.has(word) || STATES.has(word) || OBJECTS.has(word)).length;
  const known = words.length === 0 ? 0 : listed / words.length;
  const isBareNegation = words.length === 1 && negations === 1;
  return {
    isPhrase: known === 1 && words.length <= MOST_WORDS && (states > 0 || (negations > 0 && objects > 0)),
    hasNegation: negations > 0,
    hasState: states > 0,
    hasObject: objects > 0,
    isBareNegation,
    known,
    isSheetError: SHEET_ERROR.test(text),
  };
}

/** Three letters in one number, small and capital alike. */
function startOf(text: string, at = 0): number {
  const [first, second, third] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
  return ((first | 32) << 16) ^ ((second | 32) << 8) ^ (third | 32);
}

const STARTS = new Set([...NEGATIONS, ...STATES, ...OBJECTS].map((word) => startOf(word)));

/** A quick look: false means that no list has the first word of the text. */
export function mayBeginWithWord(text: string): boolean {
  return STARTS.has(startOf(text));
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
