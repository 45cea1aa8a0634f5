/** Lists documents of well-known interfaces, in which the names of the columns and the rows are apart. */

import type { Outline } from "./outline-json.ts";
import type { RecordSource } from "./record-source.ts";

interface Shape {
  /** Paths of the lists of names, joined in this order. */
  readonly names: readonly string[];
  readonly rows: string;
}

const SHAPES: readonly Shape[] = [
  // SPARQL 1.1 query results (https://www.w3.org/TR/sparql11-results-json/)
  { names: ["head.vars"], rows: "results.bindings" },
  // Google Visualization (https://developers.google.com/chart/interactive/docs/reference)
  { names: ["table.cols"], rows: "table.rows" },
  // BigQuery (https://cloud.google.com/bigquery/docs/reference/rest/v2/jobs/getQueryResults)
  { names: ["schema.fields"], rows: "rows" },
  // Socrata (https://dev.socrata.com/docs/formats/)
  { names: ["meta.view.columns"], rows: "data" },
  // Google Analytics 4 (https://developers.google.com/analytics/devguides/reporting/data/v1)
  { names: ["dimensionHeaders", "metricHeaders"], rows: "rows" },
];
/** PxWeb (https://www.scb.se/api): the names are objects, and each row has a list of keys and a list of values. */
const PXWEB: Shape = { names: ["columns"], rows: "data" };

export function findKnownShape(document: Outline): RecordSource | undefined {
  const behind = findBehindHeader(document);
  if (behind !== undefined) return { kind: "list", node: behind };
  const lists = listArrays(document);
  for (const { names, rows } of [...SHAPES, PXWEB]) {
    const found = names.map((path) => lists.get(path));
    const node = lists.get(rows);
    if (node === undefined || found.some((list) => list === undefined)) continue;
    const isRows = node.size > 0 && node.objects + node.arrays === node.size;
    if (!isRows || (rows === PXWEB.rows && names === PXWEB.names && node.objects !== node.size)) continue;
    const places = found.flatMap((list) => (list === undefined ? [] : [list.place]));
    return { kind: "split", node, split: { names: places, rows: node.place } };
  }
  return undefined;
}

/** Finds the longest table of a list such as `[{"type": "header"}, {"type": "table", "data": […]}]`, as phpMyAdmin writes it. */
function findBehindHeader({ kind, size, members: [header, ...others] }: Outline): Outline | undefined {
  if (kind !== "array" || header?.kind !== "object" || header.objects + header.arrays > 0) return undefined;
  const lists = others.flatMap(({ members }) => members.filter(({ key }) => key === "data"));
  const tables = lists.filter((list) => list.kind === "array" && list.size > 0 && list.objects === list.size);
  const [longest] = tables.toSorted((one, other) => other.size - one.size);
  return longest !== undefined && longest.size >= size ? longest : undefined;
}

function listArrays(node: Outline, found = new Map<string, Outline>()): ReadonlyMap<string, Outline> {
  for (const member of node.members) {
    if (member.kind === "array") found.set(member.path, member);
    else listArrays(member, found);
  }
  return found;
}
