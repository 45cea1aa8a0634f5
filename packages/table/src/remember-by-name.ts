/** Finds out once for each name. For what is asked for every value of a table, of names that are few. */
export function rememberByName<Name extends string, Found>(find: (name: Name) => Found): (name: Name) => Found {
  const known = new Map<Name, Found>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = find(name);
    known.set(name, found);
    return found;
  };
}
