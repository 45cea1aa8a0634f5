import type { ListedTable } from "@limpid/database";
import { describe, expect, it } from "vitest";
import { writeFeed } from "./feed-documents.ts";
import { feedFormat, feedHead } from "./send-feed.ts";

const NASTY = `<b>"A" & 'B'</b> ]]> \u0007\uD800 \u{1F600}`;
const table = (changes: Partial<ListedTable> = {}): ListedTable => ({
  id: "aaaaaaaa-1111-4000-8000-000000000001",
  session: "secret-session",
  username: null,
  name: "Orders",
  description: null,
  version: 1,
  numRows: 1,
  numColumns: 1,
  createdAt: new Date("2026-01-01T00:00:00Z"),
  updatedAt: null,
  listed: true,
  quality: null,
  entry: null,
  ...changes,
});
const write = (format: "atom" | "json", tables: readonly ListedTable[]) =>
  writeFeed(format, { name: "latest", address: "https://limpid.example", tables });

describe("an Atom feed", () => {
  it("escapes what anybody has written, and leaves out what XML cannot hold", () => {
    const text = write("atom", [table({ name: NASTY, description: NASTY, username: NASTY })]);
    const escaped = "&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt; ]]&gt;  \u{1F600}";
    expect(text.split(escaped)).toHaveLength(4);
    expect(text).not.toContain("<b>");
    expect(text).not.toContain("secret-session");
  });

  it("has what the standard asks for, also without tables", () => {
    const updated = "2026-02-02T00:00:00.000Z";
    const text = write("atom", [table({ updatedAt: new Date(updated) }), table()]);
    expect(text).toContain("<id>urn:uuid:aaaaaaaa-1111-4000-8000-000000000001</id>");
    expect(text).toContain('<link href="https://limpid.example/table/aaaaaaaa-1111-4000-8000-000000000001"/>');
    expect(text.match(new RegExp(`<updated>${updated}</updated>`, "g"))).toHaveLength(2);
    expect(write("atom", [])).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
  });
});

it("a JSON feed says the same", () => {
  const feed = JSON.parse(write("json", [table({ name: NASTY, username: "ann" }), table({ name: "" })])) as {
    items: { title: string; authors?: unknown }[];
  };
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: "https://limpid.example/feed/latest",
  });
  expect(feed.items.map(({ title }) => title)).toEqual([NASTY, "Untitled table"]);
  expect(feed.items.map(({ authors }) => authors)).toEqual([[{ name: "ann" }], undefined]);
});

it.each([
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", undefined],
  ["application/atom+xml", "atom"],
  ["application/atom+xml, application/xml;q=0.5", "atom"],
  ["Application/Feed+JSON; q=1", "json"],
  ["application/json", "json"],
  ["*/*", undefined],
  ["", undefined],
])("whoever accepts %j gets %s", (accept, format) => {
  expect(feedFormat(accept)).toBe(format);
});

it("only feeds that all may read are announced", () => {
  expect(feedHead("popular")?.html).toContain(
    'type="application/atom+xml" title="Popular tables" href="/feed/popular"',
  );
  for (const name of ["mine", "nothing", '"><script>']) expect(feedHead(name)).toBeUndefined();
});
