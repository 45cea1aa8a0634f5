/**
 * Holds all listed tables of an installation in memory for searches and follows the changes of the catalogue. A changed
 * table becomes a new document, and its former document is dead.
 */
import type { CatalogueChange, CatalogueTable } from "./catalogue-table.ts";
import { FieldIndex } from "./field-index.ts";
import { type ScopeId, WORD_SCOPES, type WordScopeId } from "./scopes/index.ts";
import { joinScores, meaningWords, searchWords, USUAL_SAMPLE } from "./scopes/semantic.ts";
import { chooseBest, Scores } from "./scores.ts";
import { Vectors } from "./vectors.ts";
import { WordIndex } from "./words/word-index.ts";

export interface CatalogueQuery {
  readonly scope: ScopeId;
  readonly text: string;
  /** Meaning of the text; null if no embedder is available, and in other scopes. */
  readonly vector?: Int8Array | null;
  readonly limit: number;
  /** Owner whose tables come first; null for no preference. */
  readonly first: Owner | null;
}

export interface Owner {
  readonly sessionId: string;
  readonly username: string | null;
}

export interface FoundTable {
  readonly id: string;
  /** Score from 0 to 1. */
  readonly score: number;
}

interface Document {
  readonly id: string;
  readonly session: string;
  readonly username: string | null;
  /** Hash of the indexed data, to detect changes. */
  readonly fingerprint: number;
}

/** Below this score a table shares nothing but a common word with the search. */
const MIN_SCORE = 0.3;
/** Unrelated tables score exactly 0. */
const MIN_MEANING = 0.05;
/** Dead documents cost time and memory. With more than this many the index is rebuilt. */
const MANY_DEAD = 2000;

export class CatalogueIndex {
  private readonly documents: (Document | null)[] = [];
  private readonly documentOf = new Map<string, number>();
  private readonly fields = mapScopes((scope) => new FieldIndex(scope));
  private readonly meaningWords = new WordIndex({ isExact: () => true });
  private readonly vectors = new Vectors();
  private dead = 0;
  private lastSeq = 0;

  /** Sequence number of the newest change applied. */
  get seq(): number {
    return this.lastSeq;
  }

  get size(): number {
    return this.documentOf.size;
  }

  get isWorn(): boolean {
    return this.dead > MANY_DEAD && this.dead > this.size / 2;
  }

  /** Expects the changes in the order of their `seq`. */
  apply(changes: readonly CatalogueChange[]): void {
    for (const change of changes) {
      this.lastSeq = Math.max(this.lastSeq, change.seq);
      this.change(change);
    }
  }

  search({ scope, text, vector = null, limit, first }: CatalogueQuery): FoundTable[] {
    if (text.trim() === "") return [];
    const scores = scope === "semantic" ? this.scoreMeaning(text, vector) : this.score(scope, text);
    for (let document = 0; document < scores.length; document++)
      if (this.documents[document] === null) scores[document] = 0;
    const minScore = scope === "semantic" ? MIN_MEANING : MIN_SCORE;
    const hits = chooseBest(scores, { limit, minScore, isFirst: (one) => this.isOf(first, one) });
    return hits.flatMap(({ document, score }) => {
      const id = this.documents[document]?.id;
      return id === undefined ? [] : [{ id, score: Math.min(1, score) }];
    });
  }

  private scoreMeaning(text: string, vector: Int8Array | null): Float32Array {
    const count = this.documents.length;
    const words = this.scoreMeaningWords(text);
    if (vector === null) return joinScores(words, null);
    const cosines = this.vectors.near(vector, count);
    for (let document = 0; document < count; document++)
      if ((words[document] ?? 0) > 0 && cosines[document] === 0)
        cosines[document] = this.vectors.cosine(vector, document);
    return joinScores(words, { cosines, usual: this.vectors.usual(vector, count, USUAL_SAMPLE) });
  }

  /** Weights rare words higher. */
  private scoreMeaningWords(text: string): Float32Array {
    const count = this.documents.length;
    const queryWords = searchWords(text).map((stems) => {
      const ids = stems.flatMap((one) => this.meaningWords.match(one).map(({ id }) => id));
      const known = ids.reduce((sum, id) => sum + this.meaningWords.countOf(id), 0);
      return { ids, weight: Math.log(1 + count / (0.5 + known)) };
    });
    const whole = queryWords.reduce((sum, { weight }) => sum + weight, 0);
    const scores = new Scores(count);
    for (const { ids, weight } of queryWords) {
      scores.nextTurn();
      for (const id of ids) this.meaningWords.eachDocument(id, (document) => scores.addOnce(document, weight / whole));
    }
    return scores.values;
  }

  private score(id: WordScopeId, text: string): Float32Array {
    return this.fields[id].score(WORD_SCOPES[id].partsOf(text), this.documents.length);
  }

  private change({ id, table, vector }: CatalogueChange): void {
    const print = table === null ? 0 : fingerprintOf(JSON.stringify(table));
    const known = this.documentOf.get(id);
    if (known !== undefined && this.documents[known]?.fingerprint === print) {
      this.vectors.set(known, vector);
      return;
    }
    if (known !== undefined) this.bury(id, known);
    if (table !== null) this.add(table, print, vector);
  }

  private add(table: CatalogueTable, fingerprint: number, vector: Int8Array | null): void {
    const document = this.documents.length;
    const { id, session, username } = table;
    this.documents.push({ id, session, username, fingerprint });
    this.documentOf.set(id, document);
    this.meaningWords.add(document, meaningWords(table));
    this.vectors.set(document, vector);
    for (const scope of scopeIds()) this.fields[scope].add(document, WORD_SCOPES[scope].textsOf(table));
  }

  private bury(id: string, document: number): void {
    this.documents[document] = null;
    this.vectors.set(document, null);
    this.documentOf.delete(id);
    this.dead++;
  }

  private isOf(owner: Owner | null, document: number): boolean {
    const table = this.documents[document];
    if (owner === null || table === null || table === undefined) return false;
    return table.session === owner.sessionId || (owner.username !== null && owner.username === table.username);
  }
}

function scopeIds(): WordScopeId[] {
  return Object.keys(WORD_SCOPES) as WordScopeId[];
}

function mapScopes<T>(make: (scope: (typeof WORD_SCOPES)[WordScopeId]) => T): Readonly<Record<WordScopeId, T>> {
  return Object.fromEntries(scopeIds().map((id) => [id, make(WORD_SCOPES[id])])) as Record<WordScopeId, T>;
}

/** Hashes a text to 53 bits (cyrb53, public domain). */
function fingerprintOf(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
