/** What a table's page says of itself to those who run no script: chats that show a link, and search engines. */
import { buildUrl, LIMITS, pagesAtATime, planFirstRequests } from "@limpid/contract";
import { editStore, type TableRecord } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { toSchemaOrg } from "@limpid/export";
import type { Context } from "../context.ts";
import { findLiveTable } from "../tables/require-table.ts";
import { toMetadata } from "../tables/table-metadata.ts";
import { inHtml } from "./in-html.ts";

export interface PageHead {
  readonly title: string;
  /** Elements for the page's head. */
  readonly html: string;
  /** Search engines may know the page. */
  readonly isPublic: boolean;
}

export interface TableHead extends PageHead {
  /** Addresses of what the page asks for at once. */
  readonly requests: readonly string[];
}

/** Undefined of a table that is not there to be seen. */
export async function tableHead(
  context: Pick<Context, "database" | "publicUrl">,
  id: string,
): Promise<TableHead | undefined> {
  const table = await findLiveTable(context, id);
  if (table === undefined || table.name === null) return undefined;
  // A newer reading of the file replaces this one.
  const isPublic = table.listed && table.status === "done" && table.nextId === null;
  const url = `${context.publicUrl()}/table/${id}`;
  const isCleaned = table.status === "done";
  const firstRows = pagesAtATime(table.numColumns) * LIMITS.pageSize;
  return {
    title: `${table.name} · Limpid`,
    isPublic,
    html: [
      ...metaTags(table, url),
      ...(isCleaned ? [`<meta name="cleaned-table" content="${id}" data-rows="${firstRows}" />`] : []),
      ...(isPublic ? [...links(context, table), await structuredData(context, table)] : []),
    ].join("\n    "),
    requests: [
      buildUrl("table", { params: { job_uuid: id } }),
      ...(isCleaned ? Object.values(planFirstRequests(id, firstRows)) : []),
    ],
  };
}

/** Source: the Open Graph protocol (ogp.me). */
function metaTags({ name, description }: TableRecord, url: string): string[] {
  const properties: readonly (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", "Limpid"],
    ["og:title", name ?? ""],
    ["og:description", description ?? ""],
    ["og:url", url],
  ];
  return [
    `<meta name="twitter:card" content="summary" />`,
    ...properties.map(([property, content]) => `<meta property="${property}" content="${inHtml(content)}" />`),
  ];
}

function links({ publicUrl }: Pick<Context, "publicUrl">, { id }: TableRecord): string[] {
  return [
    `<link rel="canonical" href="${publicUrl()}/table/${id}" />`,
    `<link rel="describedby" type="application/json" href="${publicUrl()}/api/v1/metadata/${id}/datapackage" />`,
  ];
}

/** Data, which no browser runs. A script's text ends at the first `</script`, wherever that occurs. */
async function structuredData(context: Pick<Context, "database" | "publicUrl">, table: TableRecord): Promise<string> {
  const overlay = foldEdits(await editStore.upTo(context.database.db, table.id, table.version));
  const json = JSON.stringify(toSchemaOrg(toMetadata(table, overlay, context.publicUrl())));
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}
