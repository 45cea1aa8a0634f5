/** Finds the element of a document that is the row of its table. */
import type { ElementKind } from "./element-tree.ts";
import { listNamedFields } from "./named-fields.ts";

/** With this many records per group on average, the groups are divisions of one list. */
const MANY_IN_GROUP = 5;
/** With more fields of its own, a group is a record with parts. */
const MAX_GROUP_FIELDS = 2;

/** Lists elements that repeat and have fields, in the order of the document. */
export function listRepeating(root: ElementKind): ElementKind[] {
  const found: ElementKind[] = [];
  const visit = (kind: ElementKind): void => {
    if (isRecord(kind)) found.push(kind);
    for (const child of kind.children.values()) visit(child);
  };
  visit(root);
  return found;
}

/** Returns the root itself if nothing repeats: the document is one record. */
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

/** Returns repeating elements outside other repeating ones; looks inside groups. */
function outermost(kind: ElementKind): ElementKind[] {
  const list = isRecord(kind) ? listOfGroup(kind) : undefined;
  if (list !== undefined) return outermost(list);
  return isRecord(kind) ? [kind] : [...kind.children.values()].flatMap(outermost);
}

/** Returns the one long list that an element merely heads, as `<region name="…">` may. */
function listOfGroup(kind: ElementKind): ElementKind | undefined {
  const children = [...kind.children.values()];
  const named = listNamedFields(kind);
  const lists = children.filter(
    (child) => isRecord(child) && child.count >= kind.count * MANY_IN_GROUP && !named.has(child),
  );
  const ownFields = kind.attributes.size + children.length - lists.length;
  return lists.length === 1 && ownFields <= MAX_GROUP_FIELDS ? lists[0] : undefined;
}

function isRecord(kind: ElementKind): boolean {
  if (kind.mostTogether < 2) return false;
  const hasFields = kind.attributes.size > 0 || kind.children.size > 0;
  return hasFields || isOnlyKind(kind);
}

/** Texts in a list are records of one field if the list holds nothing else. */
function isOnlyKind({ parent, hasText }: ElementKind): boolean {
  return hasText && parent !== undefined && parent.children.size === 1 && parent.mostTogether < 2;
}

function countFields(kind: ElementKind): number {
  const isBare = kind.children.size + kind.attributes.size === 0;
  let fields = kind.attributes.size + (kind.hasText || isBare ? 1 : 0);
  for (const child of kind.children.values()) fields += countFields(child);
  return fields;
}
