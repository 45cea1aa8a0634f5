/** Which element of a document is the row of its table. */
import type { ElementKind } from "./element-tree.ts";

/** As many on average in each group make the groups a division of one list. */
const MANY_IN_GROUP = 5;
/** More fields of its own, and a group is a record with parts. */
const MAX_GROUP_FIELDS = 2;

/** Elements that repeat and hold fields, in the order of the document. */
export function listRepeating(root: ElementKind): ElementKind[] {
  const found: ElementKind[] = [];
  const visit = (kind: ElementKind): void => {
    if (isRecord(kind)) found.push(kind);
    for (const child of kind.children.values()) visit(child);
  };
  visit(root);
  return found;
}

/** The root itself when nothing repeats: the document is one record. */
export function findRecordElement(root: ElementKind): ElementKind {
  let best = root;
  let bestScore = 0;
  for (const kind of outermost(root)) {
    const score = kind.count * countFields(kind);
    if (score <= bestScore) continue;
    best = kind;
    bestScore = score;
  }
  return best;
}

/** Repeating elements that are not part of a repeating one, groups looked into. */
function outermost(kind: ElementKind): ElementKind[] {
  const list = isRecord(kind) ? listOfGroup(kind) : undefined;
  if (list !== undefined) return outermost(list);
  return isRecord(kind) ? [kind] : [...kind.children.values()].flatMap(outermost);
}

/** The one long list that an element is only a heading of, as `<region name="…">` may be. */
function listOfGroup(kind: ElementKind): ElementKind | undefined {
  const children = [...kind.children.values()];
  const lists = children.filter((child) => isRecord(child) && child.count >= kind.count * MANY_IN_GROUP);
  const ownFields = kind.attributes.size + children.length - lists.length;
  return lists.length === 1 && ownFields <= MAX_GROUP_FIELDS ? lists[0] : undefined;
}

function isRecord(kind: ElementKind): boolean {
  if (kind.mostTogether < 2) return false;
  const hasFields = kind.attributes.size > 0 || kind.children.size > 0;
  return hasFields || isOnlyKind(kind);
}

/** Texts in a list are records of one field when the list holds nothing else. */
function isOnlyKind({ parent, hasText }: ElementKind): boolean {
  return hasText && parent !== undefined && parent.children.size === 1 && parent.mostTogether < 2;
}

function countFields(kind: ElementKind): number {
  const isBare = kind.children.size + kind.attributes.size === 0;
  let fields = kind.attributes.size + (kind.hasText || isBare ? 1 : 0);
  for (const child of kind.children.values()) fields += countFields(child);
  return fields;
}
