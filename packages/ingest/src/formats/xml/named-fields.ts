/**
 * Finds elements that are fields under a name of their own: in an attribute, as in `<field name="id">1</field>`, or by
 * their place, as in FileMaker's documents, which list the names before the rows.
 */
import type { ElementKind } from "./element-tree.ts";

/** Attributes that hold a name only if the element is called like a field. */
const CODES = /^(?:id|ID|code|label|LABEL)$/;
const FIELD = /^(?:field|column|col|cell|value|val|property|prop|attribute|attr|param|data|item|var)s?$/i;
/** Names of fields come again in each record, values do not. */
const MIN_REPEATS = 1.5;

/** Returns the children that are such fields, with the attribute that holds the name of each. */
export function listNamedFields(parent: ElementKind): ReadonlyMap<ElementKind, string> {
  const fields = new Map<ElementKind, string>();
  if (parent.count < 2) return fields;
  const groups = new Map<string, ElementKind[]>();
  for (const kind of parent.children.values()) {
    const attribute = ownName(kind);
    if (attribute === undefined) continue;
    const group = groups.get(attribute) ?? [];
    groups.set(attribute, group);
    group.push(kind);
  }
  for (const [attribute, siblings] of groups) {
    const values = siblings.flatMap(({ named }) => named.get(attribute)?.values ?? []);
    if (values.length < new Set(values).size * MIN_REPEATS) continue;
    for (const kind of siblings) if (kind.mostTogether > 1 || siblings.length > 1) fields.set(kind, attribute);
  }
  return fields;
}

function ownName(kind: ElementKind): string | undefined {
  if (!isValue(kind)) return undefined;
  for (const [attribute, { count }] of kind.named) {
    if (count === kind.count && (!CODES.test(attribute) || FIELD.test(kind.name))) return attribute;
  }
  return undefined;
}

/** Whether the element holds a value: a text, or elements with texts alone. */
function isValue({ children }: ElementKind): boolean {
  return [...children.values()].every((child) => child.children.size === 0);
}

export interface PlacedFields {
  readonly record: ElementKind;
  /** Path of the cells, and the names of the columns in their order. */
  readonly path: string;
  readonly names: readonly string[];
}

/** Finds rows whose cells are all called alike, beside a list of as many names. */
export function findPlacedFields(root: ElementKind): PlacedFields | undefined {
  const kinds = listKinds(root);
  const lists = kinds.filter(isListOfNames);
  if (lists.length === 0) return undefined;
  for (const record of kinds) {
    const [cell, another] = record.children.values();
    if (cell === undefined || another !== undefined || !isValue(cell) || cell.attributes.size > 0) continue;
    const width = cell.mostTogether;
    if (width < 2 || cell.count !== record.count * width) continue;
    const list = lists.find((kind) => kind.count === width && isOutside(kind, record));
    if (list !== undefined) return { record, path: cell.path, names: namesIn(list) ?? [] };
  }
  return undefined;
}

/** Whether all elements of the kind stand together, each with another name. */
function isListOfNames(kind: ElementKind): boolean {
  return kind.mostTogether === kind.count && kind.count > 1 && namesIn(kind) !== undefined;
}

function namesIn({ count, named }: ElementKind): readonly string[] | undefined {
  return [...named.values()].find((each) => each.count === count && new Set(each.values).size === count)?.values;
}

function isOutside(kind: ElementKind, record: ElementKind): boolean {
  return kind !== record && !kind.path.startsWith(`${record.path}.`);
}

function listKinds(kind: ElementKind): ElementKind[] {
  return [kind, ...[...kind.children.values()].flatMap(listKinds)];
}
