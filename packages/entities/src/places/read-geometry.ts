/** Reads WKT and GeoJSON geometries, with a limit on size, into their kind and the mean of their points. */

export interface Geometry {
  readonly type: string;
  /** "latitude, longitude" of the mean of all points. */
  readonly centroid: string;
}

const KINDS: ReadonlyMap<string, string> = new Map(
  ["Point", "LineString", "Polygon", "MultiPoint", "MultiLineString", "MultiPolygon", "GeometryCollection"].map(
    (kind) => [kind.toUpperCase(), kind],
  ),
);
const HEAD = /^(?:SRID=\d{1,6};)?\s*([A-Z]{5,18})\s*(?:ZM|Z|M)?\s*(?=\(|EMPTY)/i;
const NUMBERS = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;
const DECIMALS = 6;
const DEEPEST = 8;

export function readGeometry(text: string): Geometry | undefined {
  return text.startsWith("{") ? readGeoJson(text) : readWkt(text);
}

function readWkt(text: string): Geometry | undefined {
  const head = HEAD.exec(text);
  const type = KINDS.get((head?.[1] ?? "").toUpperCase());
  if (head === null || type === undefined) return undefined;
  const body = text.slice(head[0].length).trim();
  if (/^EMPTY$/i.test(body)) return { type, centroid: "" };
  if (!isBalanced(body)) return undefined;
  const points = body
    .replace(/\b[A-Z]{5,18}\b\s*/gi, "")
    .split(/[(),]+/)
    .flatMap((part) => (part.trim() === "" ? [] : [part.trim().split(/\s+/)]));
  if (
    points.length === 0 ||
    !points.every((point) => point.length > 1 && point.length < 5 && point.every((one) => NUMBERS.test(one)))
  )
    return undefined;
  return { type, centroid: meanOf(points.map(([x = "", y = ""]) => [Number(x), Number(y)])) };
}

function isBalanced(body: string): boolean {
  let depth = 0;
  for (let at = 0; at < body.length; at++) {
    const sign = body[at];
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (depth < 0 || (depth === 0 && at < body.length - 1)) return false;
  }
  return depth === 0;
}

function readGeoJson(text: string): Geometry | undefined {
  try {
    return readMember(JSON.parse(text), 0);
  } catch {
    return undefined;
  }
}

function readMember(value: unknown, depth: number): Geometry | undefined {
  if (typeof value !== "object" || value === null || depth > DEEPEST) return undefined;
  const { type, coordinates, geometry } = value as Readonly<Record<string, unknown>>;
  if (type === "Feature") return readMember(geometry, depth + 1);
  const kind = typeof type === "string" ? KINDS.get(type.toUpperCase()) : undefined;
  if (kind === undefined || kind !== type) return undefined;
  const points: [number, number][] = [];
  if (kind === "GeometryCollection") return { type: kind, centroid: "" };
  return collectPoints(coordinates, points, 0) && points.length > 0
    ? { type: kind, centroid: meanOf(points) }
    : undefined;
}

function collectPoints(value: unknown, points: [number, number][], depth: number): boolean {
  if (!Array.isArray(value) || depth > DEEPEST) return false;
  const [x, y] = value as readonly unknown[];
  if (typeof x === "number" && typeof y === "number") {
    points.push([x, y]);
    return true;
  }
  return value.length > 0 && value.every((part) => collectPoints(part, points, depth + 1));
}

function meanOf(points: readonly (readonly [number, number])[]): string {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(1), mean(0)].map((value) => String(Number(value.toFixed(DECIMALS)))).join(", ");
}
