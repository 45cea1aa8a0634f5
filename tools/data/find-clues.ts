/** Texts of which every match of a pattern contains one; undefined if there are none. It reads what patterns of titles use. */
type Clues = readonly string[] | undefined;

export function findClues(source: string): Clues {
  const reader = new PatternReader(source);
  const clues = reader.readChoices();
  if (!reader.isAtEnd) throw new Error(`Cannot read the pattern ${source}`);
  return clues;
}

class PatternReader {
  #at = 0;

  constructor(private readonly source: string) {}

  get isAtEnd(): boolean {
    return this.#at === this.source.length;
  }

  /** Alternatives up to the end of the group; each must have a clue. */
  readChoices(): Clues {
    const clues: string[] = [];
    let isOpen = false;
    do {
      const own = this.#readSequence();
      if (own === undefined) isOpen = true;
      else clues.push(...own);
    } while (this.#take(/\|/y) !== undefined);
    return isOpen ? undefined : clues;
  }

  /** Returns the part that every match has whose shortest clue is the longest. */
  #readSequence(): Clues {
    const parts: (readonly string[])[] = [];
    let letters = "";
    const endLetters = () => {
      if (letters !== "") parts.push([letters]);
      letters = "";
    };
    while (!this.isAtEnd && !/[|)]/.test(this.source.charAt(this.#at))) {
      const { clues, letter } = this.#readPart();
      const quantifier = this.#take(/[?*+]|\{\d+(?:,\d*)?\}/y);
      if (quantifier !== undefined) this.#take(/\?/y);
      const isOptional = quantifier !== undefined && /^(?:[?*]|\{0)/.test(quantifier);
      if (letter !== undefined && !isOptional) letters += letter;
      if (letter === undefined || quantifier !== undefined) endLetters();
      if (clues !== undefined && !isOptional) parts.push(clues);
    }
    endLetters();
    const strength = (part: readonly string[]) => Math.min(...part.map(({ length }) => length));
    return parts.toSorted((one, other) => strength(other) - strength(one) || one.length - other.length)[0];
  }

  #readPart(): { readonly letter?: string; readonly clues?: Clues } {
    if (this.#take(/\(\?<?[=!]/y) !== undefined) {
      this.#readGroup();
      return {};
    }
    if (this.#take(/\((?:\?:|\?<\w+>|(?!\?))/y) !== undefined) return { clues: this.#readGroup() };
    if (this.#take(/\[(?:\\.|[^\]\\])*\]|\\[bBdDwWsS]|\\[pP]\{[^}]*\}|[.^$]/y) !== undefined) return {};
    const letter = this.#take(/\\[^a-zA-Z0-9]|[^\\()[\]{}?*+|]/uy);
    if (letter === undefined) throw new Error(`Cannot read the pattern ${this.source} from ${this.#at}`);
    return { letter: letter.replace(/^\\/, "") };
  }

  #readGroup(): Clues {
    const clues = this.readChoices();
    if (this.#take(/\)/y) === undefined) throw new Error(`A group of the pattern ${this.source} does not end`);
    return clues;
  }

  #take(what: RegExp): string | undefined {
    what.lastIndex = this.#at;
    const found = what.exec(this.source)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}
