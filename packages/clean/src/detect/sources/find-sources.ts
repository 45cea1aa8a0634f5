/**
 * Tables in which several sources make claims about the same objects: each object has a row of each source, and where they
 * differ, most of the reliable ones are right. How reliable a source is shows in how often it is with the others.
 * Source: Dong, Berti-Équille, Srivastava 2009, "Integrating conflicting data: the role of source dependence" (ACCU).
 */
import { type EncodedColumn, NO_DATA } from "../../encoded/encoded-column.ts";
import { type Groups, groupCount, groupMembers, groupRows } from "../../encoded/group-rows.ts";

export interface SourcedObjects {
  /** Indexes of the columns that name the object and the source. */
  readonly object: number;
  readonly source: number;
  readonly groups: Groups;
}

/** Rows of an ordinary object; shares of rows that are of another source than the rest of their object. */
const MIN_ROWS = 4;
const MIN_OBJECTS = 10;
const DISTINCT = 0.97;
const DISTINCT_IN_GROUP = 0.9;
/** At least this share of the possible pairs of an object and a source exists. */
const FILLED = 0.3;
const MIN_SOURCES = 5;
const MAX_SOURCES = 200;

export function findSources(columns: readonly EncodedColumn[]): readonly SourcedObjects[] {
  if (!columns.some(isSourceLike)) return [];
  return columns.flatMap((object, index) => {
    const objects = object.texts.length - 1;
    if (objects < MIN_OBJECTS || object.codes.length / objects < MIN_ROWS) return [];
    const groups = groupRows(object);
    const source = columns.findIndex((column, at) => at !== index && areSources(column, groups, objects));
    const column = columns[source];
    return column === undefined ? [] : [{ object: index, source, groups: withoutMixtures(groups, column) }];
  });
}

/** An object of which one source makes two claims is two objects of one name. The rows of each object come in the order of their sources. */
function withoutMixtures(groups: Groups, { codes }: EncodedColumn): Groups {
  const kept = new Int32Array(groups.rows.length);
  const starts = new Int32Array(groups.starts.length);
  const sourceOf = (row: number): number => codes[row] ?? NO_DATA;
  let end = 0;
  for (let group = 0; group < groupCount(groups); group++) {
    const members = groupMembers(groups, group);
    const sources = new Set(Array.from(members, sourceOf));
    if (sources.size >= DISTINCT_IN_GROUP * members.length) {
      kept.set(
        members.toSorted((one, other) => sourceOf(one) - sourceOf(other)),
        end,
      );
      end += members.length;
    }
    starts[group + 1] = end;
  }
  return { rows: kept.slice(0, end), starts };
}

/** A statistical association alone makes no source: the column says by its title that it names one. */
const SOURCE_TITLE =
  /(?:^|[^\p{L}])(?:src|sources?|sites?|websites?|providers?|feeds?|publishers?|quellen?|anbieter|fuentes?|fontes?|fonti|bron|bronnen)(?:$|[^\p{L}])/iu;

function isSourceLike({ title, texts }: EncodedColumn): boolean {
  const sources = texts.length - 1;
  return sources >= MIN_SOURCES && sources <= MAX_SOURCES && SOURCE_TITLE.test(title);
}

function areSources(column: EncodedColumn, groups: Groups, objects: number): boolean {
  if (!isSourceLike(column)) return false;
  const sources = column.texts.length - 1;
  const rows = column.codes.length;
  return rows / (sources * objects) >= FILLED && distinctShare(column, groups) >= DISTINCT;
}

function distinctShare({ codes }: EncodedColumn, groups: Groups): number {
  let distinct = 0;
  for (let group = 0; group < groupCount(groups); group++)
    distinct += new Set(Array.from(groupMembers(groups, group), (row) => codes[row] ?? NO_DATA)).size;
  return distinct / Math.max(1, groups.rows.length);
}
