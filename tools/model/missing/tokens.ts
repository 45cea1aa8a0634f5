/** What stands for missing data in training, and what never does there and is asked for afterwards only. */

export interface TokenLists {
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  readonly dates: readonly string[];
}

function list(text: string): readonly string[] {
  return text.split("|");
}

export const TRAINED: TokenLists = {
  texts: list(
    "N/A|n/a|NA|#N/A|N.A.|na|NULL|null|Null|(null)|<NA>|NaN|nan|None|none|nil|-|--|---|–|—|?|??|.|..|...|*|**|/|//|" +
      "unknown|Unknown|UNKNOWN|missing|Missing|not available|Not Available|not applicable|not specified|undefined|TBD|tbd|" +
      "no data|No data|empty|blank|(blank)|not known|no information|not provided|not given|data missing|value missing|" +
      "k.A.|k. A.|keine Angabe|unbekannt|Unbekannt|leer|fehlt|nicht bekannt|keine Daten|ohne Angabe|entfällt|" +
      "inconnu|non disponible|non renseigné|vide|aucune donnée|non précisé|desconocido|sin datos|no disponible|vacío|no aplica|" +
      "desconhecido|não disponível|sem dados|sconosciuto|non disponibile|nessun dato|onbekend|geen gegevens|niet beschikbaar|" +
      "ukjent|okänd|uppgift saknas|brak|nieznany|neznámý|нет|неизвестно|нет данных|無し|不明|없음|无|" +
      "#VALUE!|#REF!|#DIV/0!|#NAME?|#NUM!|xxx|XXX|xxxx|unspecified|pending|redacted|suppressed|unavailable|void|Not Found|no answer|" +
      "<null>|[missing]|(none)|_|~|N/D|n.d.|s.o.|NR|not reported|undisclosed|No value|withheld",
  ),
  numbers: list(
    "-1|-9|-99|-999|-9999|99|999|9999|99999|999999|9999999|-99999|999.9|99.9|999.0|-999.0|-8|-88|888|8888|-1.0|1e20|32767|-32768|0|0|0|000|0000",
  ),
  dates: list(
    "1900-01-01|1970-01-01|9999-12-31|0001-01-01|0000-00-00|1899-12-30|01/01/1900|1/1/1900|01.01.1900|12/31/9999|31.12.9999|00/00/0000|1/1/1970|01/01/0001",
  ),
};

/** What people fill in where a form insists on the shape of a class. */
export const SHAPED: Readonly<Record<string, readonly string[]>> = {
  phone: list(
    "000-000-0000|999-999-9999|(000) 000-0000|000 000 00 00|1111111111|1234567890|0000000000|555-5555|000-0000|123-4567",
  ),
  postal_code: list("00000|99999|0000|11111|12345|000000"),
  email: list("none@none.com|na@na.com|test@test.com|noemail@noemail.com|no@email.com|x@x.x"),
  national_id: list("000-00-0000|999-99-9999|123-45-6789|111-11-1111"),
  time: list("00:00:00|99:99|--:--|24:00"),
};

/** No whole token of these is listed anywhere in the product; some of their words are. */
export const NEVER_TRAINED: TokenLists = {
  texts: list(
    "nicht vorhanden|no value given|pas de données|geen waarde|#LOADING!|n0ne|????|__|#ERR_7|not recorded|ohne Wert|sem informação|" +
      "ikke oppgitt|nie podano|данные отсутствуют|データなし|(vide)|[to do]|zu klären|sin registro|xx|x.x|q.v.|to follow|zzz|+++|null value|noch offen|ingen uppgift|non communiqué|####|=|not stated|no response",
  ),
  numbers: list("-77|-777|7777|77777|-9.99|888888|-8888|99999999|-99.99|65535|2147483647|-7|-5555|1111111|-9999.0"),
  dates: list("1753-01-01|2099-12-31|01.01.0001|1901-01-01|31/12/2999|1980-01-01|2999-12-31"),
};

/** Looked at once, when all was decided. */
export const LOOKED_AT_ONCE: TokenLists = {
  texts: list(
    "no figures|wird ergänzt|à renseigner|sin respuesta|não se aplica|non rilevato|niet opgegeven|ej angivet|nie dotyczy|не заполнено|未回答|<no entry>|#PARSE!|%%%|.....|@|qqq|@@@@|nodata|NOT_SET|N.U.|-/-|x/x|lacking",
  ),
  numbers: list("-66|-666|6666|66666|-6.66|9999.99|-9999.99|-2147483648|1e10|-33333|555555|-1e6|987654321"),
  dates: list("1850-01-01|2100-01-01|1970-01-02|01.01.1800|12/31/2199|1111-11-11|2222-02-02"),
};

/** Odd values that are data: totals, remarks, slips. */
export const ODD_TEXTS = list(
  "Total|see note|other|Other|yes|no|Sum|n=12|various|mixed|several|see above|same|ditto|approx.|ca. 10|misc|all|All|total|average|new|old|both|either|maybe|never|always|not sure|not at all|No|Yes|none of these|A|B|x|X|M|F|T|1|2|12|A1|ok|OK|left|right|No change|no smoker|nobody|Nancy|Nada|Nilsson|Nullarbor|Void Street|Emptyville|Unknown Pleasures|Missing You|No Room to Let|Blank Space",
);
