/** Words that left the glossary (docs/data-model.md), each with what to write instead. */

export interface RefusedWord {
  readonly words: RegExp;
  readonly instead: string;
}

export const REFUSED_WORDS: readonly RefusedWord[] = [
  { words: /\btold\b/i, instead: "reported, shown, or a sentence that names who reports it" },
  { words: /\bsaid\b/i, instead: "set, stated or described" },
  { words: /\banew\b/i, instead: "again" },
  { words: /\bwho(?:so)?ever\b/i, instead: "anyone who" },
  { words: /\b(?:some|every)body\b/i, instead: "someone, everyone, a person" },
  { words: /\b(?:written otherwise|in another form)\b/i, instead: "reformatted" },
  { words: /\btaken for\b/i, instead: "read as, or set to missing" },
  { words: /\bslips? of writing\b/i, instead: "typo" },
  { words: /\bstands? (?:in|twice|there|beside|behind|alone|before|for no)\b/i, instead: "is, appears, means" },
  { words: /\bspeaks? (?:for|against|of)\b/i, instead: "suggests, contradicts, evidence" },
  { words: /\b(?:leaves?|leaving|left) (?:\S+ ){0,2}out\b/i, instead: "exclude a row, skip a line, omit a field" },
  {
    words: /\bt(?:ake[ns]?|aking|ook) (?:\S+ ){0,2}back\b/i,
    instead: "restore a row, undo a change, withdraw a proposal",
  },
  { words: /\b(?:Take|Keep) all\b/, instead: "Accept all / Keep original" },
  { words: /\bfor good\b/i, instead: "permanently" },
];

export interface Finding extends RefusedWord {
  readonly found: string;
}

export function findRefusedWords(text: string): readonly Finding[] {
  return REFUSED_WORDS.flatMap(({ words, instead }) => {
    const found = words.exec(text)?.[0];
    return found === undefined ? [] : [{ words, instead, found }];
  });
}
