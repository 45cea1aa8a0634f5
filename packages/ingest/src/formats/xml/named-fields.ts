/**
 * Finds elements that are fields under a name of their own: in an attribute, as in `<field name="id">1</field>`, or by
 * their place, as in FileMaker's documents, which list the names before the rows.
 */
import type { ElementKind, NamedBy } from "./element-tree.ts";

/** Attributes that hold a name only if the element is called like a field. */
const CODES = /^(?:id|ID|code|label|LABEL)$/;
const FIELD = /^(?:field|column|col|cell|value|val|property|prop|attribute|attr|param|data|item|var)s?$/i;
/** Names of fields come again in each record, values do not. */
const MIN_REPEATS = 1.5;

/** Returns the attribute that holds the name of the field; undefined if the element is an ordinary one. */
export function nameAttribute(kind: ElementKind): string | undefined {
  const { parent } = kind;
  if (parent === undefined || parent.count < 2) return undefined;
  const attribute = ownName(kind);
  if (attribute === undefined) return undefined;
  const siblings = [...parent.children.values()].filter((other) => ownName(other) === attribute);
  const isSeveral = kind.mostTogether > 1 || siblings.length > 1;
  const values = siblings.flatMap(({ named }) => named.get(attribute)?.values ?? []);
  const isRepeated = values.length >= new Set(values).size * MIN_REPEATS;
  return isSeveral && isRepeated ? attribute : undefined;
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
  for (const record of kinds) {
    const [cell, another] = record.children.values();
    if (cell === undefined || another !== undefined || !isValue(cell) || cell.attributes.size > 0) continue;
    const width = cell.mostTogether;
    if (width < 2 || cell.count !== record.count * width) continue;
    const names = kinds.flatMap((kind) => (isOutside(kind, record) ? [namesOf(kind, width)] : []));
    const found = names.find((each) => each !== undefined);
    if (found !== undefined) return { record, path: cell.path, names: found };
  }
  return undefined;
}

function namesOf({ count, mostTogether, named }: ElementKind, width: number): readonly string[] | undefined {
  if (count !== width || mostTogether !== width) return undefined;
  const complete = [...named.values()].find(
    (each: NamedBy) => each.count === width && new Set(each.values).size === width,
  );
  return complete?.values;
}

function isOutside(kind: ElementKind, record: ElementKind): boolean {
  return kind !== record && !kind.path.startsWith(`${record.path}.`);
}

function listKinds(kind: ElementKind): ElementKind[] {
  return [kind, ...[...kind.children.values()].flatMap(listKinds)];
}
