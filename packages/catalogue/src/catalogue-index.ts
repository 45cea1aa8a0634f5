/**
 * All listed tables of an installation, in memory, for searches. It follows the changes of the catalogue; a table that
 * changed is a new document, and its former one is dead.
 */
import type { CatalogueChange, CatalogueTable } from "./catalogue-table.ts";
import { FieldIndex } from "./field-index.ts";
import { type ScopeId, WORD_SCOPES, type WordScopeId } from "./scopes/index.ts";
import { chooseBest } from "./scores.ts";

export interface CatalogueQuery {
  readonly scope: ScopeId;
  readonly text: string;
  readonly limit: number;
  /** Whose tables come first; null for nobody's. */
  readonly first: Owner | null;
}

export interface Owner {
  readonly sessionId: string;
  readonly username: string | null;
}

export interface FoundTable {
  readonly id: string;
  /** 0 to 1. */
  readonly score: number;
}

interface Document {
  readonly id: string;
  readonly session: string;
  readonly username: string | null;
  /** Tells what was indexed of it from anything else. */
  readonly fingerprint: number;
}

/** Below it there is nothing but a common word in common. */
const LEAST_SCORE = 0.3;
/** Dead documents cost time and memory: with so many of them it is better to begin anew. */
const MANY_DEAD = 2000;

export class CatalogueIndex {
  private readonly documents: (Document | null)[] = [];
  private readonly documentOf = new Map<string, number>();
  private readonly fields = mapScopes((scope) => new FieldIndex(scope));
  private dead = 0;
  private lastSeq = 0;

  /** Of the newest change that it knows. */
  get seq(): number {
    return this.lastSeq;
  }

  get size(): number {
    return this.documentOf.size;
  }

  get isWorn(): boolean {
    return this.dead > MANY_DEAD && this.dead > this.size / 2;
  }

  /** In the order of their `seq`. */
  apply(changes: readonly CatalogueChange[]): void {
    for (const change of changes) {
      this.lastSeq = Math.max(this.lastSeq, change.seq);
      this.change(change);
    }
  }

  search({ scope, text, limit, first }: CatalogueQuery): FoundTable[] {
    if (text.trim() === "") return [];
    const scores = this.score(scope, text);
    for (let document = 0; document < scores.length; document++)
      if (this.documents[document] === null) scores[document] = 0;
    const hits = chooseBest(scores, { limit, leastScore: LEAST_SCORE, isFirst: (one) => this.isOf(first, one) });
    return hits.flatMap(({ document, score }) => {
      const id = this.documents[document]?.id;
      return id === undefined ? [] : [{ id, score: Math.min(1, score) }];
    });
  }

  private score(scope: ScopeId, text: string): Float32Array {
    const id: WordScopeId = scope === "semantic" ? "name" : scope;
    return this.fields[id].score(WORD_SCOPES[id].partsOf(text), this.documents.length);
  }

  private change({ id, table }: CatalogueChange): void {
    const print = table === null ? 0 : fingerprintOf(JSON.stringify(table));
    const known = this.documentOf.get(id);
    if (known !== undefined && this.documents[known]?.fingerprint === print) return;
    if (known !== undefined) this.bury(id, known);
    if (table !== null) this.add(table, print);
  }

  private add(table: CatalogueTable, fingerprint: number): void {
    const document = this.documents.length;
    const { id, session, username } = table;
    this.documents.push({ id, session, username, fingerprint });
    this.documentOf.set(id, document);
    for (const scope of scopeIds()) this.fields[scope].add(document, WORD_SCOPES[scope].textsOf(table));
  }

  private bury(id: string, document: number): void {
    this.documents[document] = null;
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

/** 53 bits of a text (cyrb53, public domain). */
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
