/** What a thread starts with: the bundle as it is, sources through tsx, which does not reach threads by itself. */
export function threadEntry(entry: URL): URL {
  if (!entry.pathname.endsWith(".ts")) return entry;
  const tsx = JSON.stringify(import.meta.resolve("tsx/esm/api"));
  const source = `import { register } from ${tsx}; register(); await import(${JSON.stringify(entry.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}
