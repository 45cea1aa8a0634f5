/** What pages say to those who run no script: chats that show a link, and search engines. */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedServer } from "../../../../tools/testing/shared-servers.ts";

const NASTY = `Films "1999" </script><script>alert(1)</script> & 'co'`;

let client: ApiClient;
let table: string;

beforeAll(async () => {
  client = await ApiClient.connect(sharedServer("plain").url);
  table = await client.uploadCleaned("title,year\nHeat,1995\nRonin,1998\nAlien,1979\n", {
    filename: "films.csv",
    listed: true,
  });
  await say({ name: NASTY, tags: ["films"] });
});

const say = (details: object) =>
  client.post(`/api/v1/table/${table}/describe`, { session_uuid: client.session, ...details });
const page = (path = `/table/${table}`) => client.get<string>(path);

function jsonOf(html: string): Record<string, unknown> {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(text ?? "null") as Record<string, unknown>;
}

describe("the page of a table", () => {
  it("tells name and address to whoever shows its link, and nothing in them ends an element", async () => {
    const { body, headers } = await page();
    const name = "Films &quot;1999&quot; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;co&#39;";
    expect(body).toContain(`<title>${name} · Limpid</title>`);
    expect(body).toContain(`<meta property="og:title" content="${name}" />`);
    expect(body).toContain(`<meta property="og:url" content="${client.url}/table/${table}" />`);
    expect(body).not.toContain("<script>alert");
    expect(headers.get("x-robots-tag")).toBeNull();
  });

  it("describes the dataset with its columns and files", async () => {
    expect(jsonOf((await page()).body)).toMatchObject({
      "@type": "Dataset",
      name: NASTY,
      keywords: ["films"],
      variableMeasured: [{ name: "title" }, { name: "year" }],
      distribution: [{ contentUrl: `${client.url}/api/v1/get/${table}/csv` }, { name: "Parquet" }],
    });
  });

  it("has the browser ask for its first rows and columns, and gets what the calls of the app answer", async () => {
    const named = (await page()).body.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)"/g);
    const answers = await Promise.all(
      Array.from(named, async ([, address = ""]) => (await client.get(address.replaceAll("&amp;", "&"))).body),
    );
    const asked = { job_uuid: table, page: 0, page_size: 20, compact: true };
    expect(answers).toEqual([
      (await client.get(`/api/v1/table/${table}`)).body,
      (await client.post(`/api/v1/data/ingest/columns/${table}`, { job_uuid: table })).body,
      (await client.post(`/api/v1/data/ingest/page/${table}`, asked)).body,
    ]);
  });

  it("that is unlisted or not there is kept from search engines, and that of an unlisted one by no browser", async () => {
    expect((await page()).headers.get("cache-control")).toBe("no-cache");
    await say({ listed: false });
    const unlisted = await page();
    expect(unlisted.headers.get("cache-control")).toBe("private, no-store");
    expect(unlisted.headers.get("x-robots-tag")).toBe("noindex");
    expect(unlisted.body).toContain('property="og:title"');
    expect(unlisted.body).not.toContain("ld+json");
    expect((await client.get<string>("/sitemap.xml")).body).not.toContain(table);
    await say({ listed: true });
    for (const path of ["/table/nothing", `/embed/${table}`, "/view/x"]) {
      const answer = await page(path);
      expect(answer.headers.get("x-robots-tag")).toBe("noindex");
      expect(answer.body).not.toContain("og:title");
    }
  });
});

describe("for search engines", () => {
  it("the sitemap lists the public tables", async () => {
    const { body, headers } = await client.get<string>("/sitemap.xml");
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n/);
    expect(body).toContain(`<loc>${client.url}/table/${table}</loc><lastmod>`);
  });

  it("robots.txt names it", async () => {
    expect((await client.get<string>("/robots.txt")).body).toContain(`Sitemap: ${client.url}/sitemap.xml\n`);
  });

  it.each(["0", "-1", "x", "1e3", "9999999"])("there is no part %s", async (part) => {
    expect((await client.get(`/sitemap-${part}.xml`)).status).toBe(404);
  });

  it("a part beyond the last is empty", async () => {
    const { status, body } = await client.get<string>("/sitemap-9.xml");
    expect({ status, hasTable: body.includes("<loc>") }).toEqual({ status: 200, hasTable: false });
  });
});

describe("descriptions for machines", () => {
  it.each([
    ["datapackage", "application/json", { title: NASTY }],
    ["csvw", "application/csvm+json", { "dc:title": NASTY }],
    ["croissant", "application/ld+json", { name: NASTY, "@type": "sc:Dataset" }],
    ["schema_org", "application/ld+json", { name: NASTY, "@type": "Dataset" }],
  ])("are there as %s", async (standard, mediaType, parts) => {
    const { status, body, headers } = await client.get<string>(`/api/v1/metadata/${table}/${standard}`);
    expect({ status, type: headers.get("content-type") }).toEqual({ status: 200, type: `${mediaType}; charset=utf-8` });
    const value: unknown = typeof body === "string" ? JSON.parse(body) : body;
    expect(value).toMatchObject(parts);
  });

  it("name the hash of the file that is there", async () => {
    const { body } = await client.get<{ resources: { hash: string; path: string }[] }>(
      `/api/v1/metadata/${table}/datapackage`,
    );
    const file = await client.get<string>(new URL(body.resources[0]!.path).pathname);
    expect(body.resources[0]!.hash).toBe(`sha256:${createHash("sha256").update(file.body).digest("hex")}`);
  });

  it("follow an edit: a word in a column of numbers makes it one of texts", async () => {
    const typesOf = async () => {
      const { body } = await client.get<{ resources: { schema: { fields: { type: string }[] } }[] }>(
        `/api/v1/metadata/${table}/datapackage`,
      );
      return body.resources[0]!.schema.fields.map(({ type }) => type);
    };
    expect((await typesOf())[1]).not.toBe("string");
    await client.editOutput(table, 0, 1, "unknown");
    expect((await typesOf())[1]).toBe("string");
  });

  it("are refused for another standard", async () => {
    expect((await client.get(`/api/v1/metadata/${table}/dublin`)).status).toBe(422);
  });
});

it("a page lets in no style or script but its own: what is written into it must carry a word that is new each time", async () => {
  const seen = new Set<string>();
  for (const path of ["/", "/sql", `/table/${table}`, `/embed/${table}`]) {
    const { body, headers } = await page(path);
    const policy = headers.get("content-security-policy") ?? "";
    const nonce = /style-src 'self' 'nonce-([\w-]{22})';/.exec(policy)?.[1] ?? "";
    expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}" />`);
    expect(policy).toContain("script-src 'self';");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const attributes = policy.split(";").find((directive) => directive.startsWith("style-src-attr"));
    expect(attributes).toBe(path === "/sql" ? "style-src-attr 'unsafe-inline'" : undefined);
    expect(policy.replace(attributes ?? "", "")).not.toContain("unsafe");
    expect(policy).toContain(path.startsWith("/embed/") ? "frame-ancestors *" : "frame-ancestors 'none'");
    seen.add(nonce);
  }
  expect(seen.size).toBe(4);
});

it("a feed is a document for feed readers, at the address of its page", async () => {
  const stranger = await ApiClient.connect(client.url);
  const hidden = await client.uploadCleaned("title,year\nHeat,1995\n", { listed: false });
  const atom = await stranger.get<string>("/feed/latest", { accept: "application/atom+xml" });
  expect(atom.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(atom.headers.get("vary")).toContain("Accept");
  expect(atom.body).toContain(`<id>urn:uuid:${table}</id>`);
  expect(atom.body).not.toContain(hidden);
  const json = await stranger.get<{ items: { id: string }[] }>("/feed/popular", { accept: "application/feed+json" });
  expect(json.body.items.map(({ id }) => id)).toContain(`urn:uuid:${table}`);
  for (const name of ["mine", "nothing"])
    expect(await stranger.get(`/feed/${name}`, { accept: "application/json" })).toMatchObject({
      status: 404,
      body: { code: "unknown_feed" },
    });
  const page = await stranger.get<string>("/feed/latest", { accept: "text/html" });
  expect(page.body).toContain('<link rel="alternate" type="application/atom+xml"');
});
