/** Tokens of other programs, forms and languages, beside those that the classes know. */
import { missingTokenOf } from "./missing-tokens.ts";

const MORE = new Set(
  `(blank)|(none)|(missing)|(unknown)|[missing]|[unknown]|[null]|[none]|<none>|<missing>|<empty>|<blank>|<unknown>|<unset>|
  *|**|***|/|//|_|~|....|- -|-.-|. .|n/d|n.d.|nd|n/r|n.r.|nr|n/k|n.k.|n/s|n.s.|n/v|n.v.|n.v.t.|nvt|n.b.|s.o.|s/o|s/d|s.d.|k/a|o.a.|o.d.|
  unk|unkn|tba|tbc|t.b.d.|t.b.a.|tbd.|dnf/a|dk|d/k|dk/na|refused|no answer|not found|
  na_character_|na_integer_|na_real_|sysmis|#n/a n/a|1.#ind|1.#qnan|-1.#ind|-1.#qnan|-nan|+nan|inf/nan|nan%|none.|null.|undef|
  #spill!|#calc!|#busy!|#getting_data|#field!|#blocked!|#unknown!|#connect!|#error|#error!|#bezug!|#wert!|#nv|#zahl!|
  无|無|無し|なし|不明|未定|空|空白|未知|暂无|暂缺|缺失|未入力|該当なし|없음|미상|해당없음|нет|неизвестно|нет данных|brak|brak danych`
    .split("|")
    .map((token) => token.trim()),
);
const LONGEST = 20;

/** Among the tokens that are listed, here or with the classes. */
export function isListedToken(text: string): boolean {
  return missingTokenOf(text) !== undefined || isOneOfMore(text);
}

export function isOneOfMore(text: string): boolean {
  return text.length <= LONGEST && MORE.has(text.toLowerCase());
}
