/**
 * Texts that say "no value here". The plain ones mean nothing else; the weak ones are words that a column may also use
 * as a value of its own ("none" for a side effect).
 * Sources: pandas' default NA values; Frictionless missing values; Qahtan et al. 2018 (disguised missing values).
 */
import { isDigitAt } from "../characters/character-tests.ts";

export type MissingToken = "plain" | "weak";

const PLAIN = new Set(
  `n/a|#n/a|#na|na|n.a.|n. a.|<na>|null|#null!|(null)|<null>|nan|nil|nat|-|--|---|–|—|?|??|???|.|..|#value!|#ref!|#div/0!|#name?|#num!|k.a.|k. a.|\\n`.split(
    "|",
  ),
);
const WEAK = new Set(
  `none|unknown|missing|not available|not applicable|not specified|undefined|tbd|n.n.|no data|no value|blank|empty|leer|vide|vacío|vazio|vuoto|leeg|not known|no information|no info|unbekannt|keine angabe|inconnu|non disponible|desconocido|no disponible|sin datos|desconhecido|não disponível|sconosciuto|non disponibile|onbekend|niet bekend`.split(
    "|",
  ),
);
const LONGEST = 20;

/** The kind of missing-data token a trimmed text is, or undefined when it is none. */
export function missingTokenOf(text: string): MissingToken | undefined {
  // Most values are too long or begin with a digit, as no token does.
  if (text.length > LONGEST || isDigitAt(text, 0)) return undefined;
  const folded = text.toLowerCase();
  if (PLAIN.has(folded)) return "plain";
  return WEAK.has(folded) ? "weak" : undefined;
}
