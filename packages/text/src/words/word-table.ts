/**
 * Words with what is known of each, as one text of lines that are sorted by word: "word", a tab, what is known. Nothing is
 * built to ask a few words, because a small table asks no more; from there on a map answers.
 */

/** Building the map takes as long as some thousand searches. */
const MANY = 1000;

export class WordTable<Known = string> {
  readonly #lines: string;
  readonly #read: (known: string) => Known;
  readonly #answers = new Map<string, Known>();
  #asked = 0;
  #known: ReadonlyMap<string, string> | undefined;

  /** The lines are sorted by UTF-16 units, as JavaScript compares strings; each ends with a line feed. */
  constructor(lines: string, read: (known: string) => Known) {
    this.#lines = lines;
    this.#read = read;
  }

  get(word: string): Known | undefined {
    const before = this.#answers.get(word);
    if (before !== undefined) return before;
    const known = this.#find(word);
    if (known === undefined) return undefined;
    const answer = this.#read(known);
    this.#answers.set(word, answer);
    return answer;
  }

  has(word: string): boolean {
    return this.#find(word) !== undefined;
  }

  *entries(): Iterable<readonly [word: string, known: Known]> {
    for (const [word, known] of this.#linesFrom(0)) yield [word, this.#read(known)];
  }

  #find(word: string): string | undefined {
    if (this.#known === undefined && ++this.#asked > MANY) this.#known = new Map(this.#linesFrom(0));
    if (this.#known !== undefined) return this.#known.get(word);
    const line = this.#lineAt(this.#firstFrom(word));
    return line?.[0] === word ? line[1] : undefined;
  }

  /** Lists the words with this beginning, in order. */
  *startingWith(beginning: string): Iterable<string> {
    for (const [word] of this.#linesFrom(this.#firstFrom(beginning))) {
      if (!word.startsWith(beginning)) return;
      yield word;
    }
  }

  *#linesFrom(start: number): Iterable<readonly [word: string, known: string]> {
    for (let at = start, line = this.#lineAt(at); line !== undefined; line = this.#lineAt(at)) {
      yield line;
      at += line[0].length + line[1].length + 2;
    }
  }

  #lineAt(start: number): readonly [word: string, known: string] | undefined {
    if (start >= this.#lines.length) return undefined;
    const tab = this.#lines.indexOf("\t", start);
    return [this.#lines.slice(start, tab), this.#lines.slice(tab + 1, this.#lines.indexOf("\n", tab))];
  }

  /** Start of the first line whose word is not before this one. */
  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#lines.length;
    while (low < high) {
      const start = this.#startOf((low + high) >> 1);
      if (this.#lines.slice(start, this.#lines.indexOf("\t", start)) < word) low = this.#lines.indexOf("\n", start) + 1;
      else high = start;
    }
    return low;
  }

  /** Start of the line that a place is in. */
  #startOf(place: number): number {
    return place === 0 ? 0 : this.#lines.lastIndexOf("\n", place - 1) + 1;
  }
}
