/** Resolves attributes of groups of series: they apply to each observation whose key matches that of the group. */
import type { Components, Level } from "./observation.ts";

/** Groups with the same dimensions in their key, looked up by its values. */
interface GroupShape {
  readonly dimensions: readonly string[];
  readonly byKey: Map<string, Components>;
}

export class GroupAttributes {
  private readonly shapes = new Map<string, GroupShape>();

  /** A structure-specific group mixes key and attributes; `dimensions` separates them. */
  constructor(groups: readonly Level[], dimensions: ReadonlySet<string>) {
    for (const { key, attributes } of groups) {
      const fullKey = new Map([...key, ...[...attributes].filter(([id]) => dimensions.has(id))]);
      this.add(fullKey, new Map([...attributes].filter(([id]) => !fullKey.has(id))));
    }
  }

  /** Returns, for each kind of group, the attributes of the group that contains the observation. */
  find(valueIn: (dimension: string) => string | undefined): Components[] {
    const found: Components[] = [];
    for (const { dimensions, byKey } of this.shapes.values()) {
      const attributes = byKey.get(joinKey(dimensions.map((dimension) => valueIn(dimension))));
      if (attributes !== undefined) found.push(attributes);
    }
    return found;
  }

  private add(key: Components, attributes: Components): void {
    const dimensions = [...key.keys()].sort();
    const name = joinKey(dimensions);
    const shape = this.shapes.get(name) ?? { dimensions, byKey: new Map<string, Components>() };
    this.shapes.set(name, shape);
    const values = joinKey(dimensions.map((dimension) => key.get(dimension)));
    shape.byKey.set(values, new Map([...(shape.byKey.get(values) ?? []), ...attributes]));
  }
}

function joinKey(values: readonly (string | undefined)[]): string {
  return values.map((value) => value ?? "").join("\u0000");
}
