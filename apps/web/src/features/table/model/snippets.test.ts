import { expect, it } from "vitest";
import { embedSnippet, pandasSnippet, rSnippet } from "./snippets.ts";

it.each([
  ["Pandas", pandasSnippet],
  ["R", rSnippet],
])("%s reads the Parquet file of the table", (_, snippet) => {
  expect(snippet("https://limpid.example", "abc")).toContain('"https://limpid.example/api/v1/get/abc/parquet"');
});

it("the frame shows the table under its name, whatever stands in that", () => {
  const code = embedSnippet("https://limpid.example", "abc", 'Films "2024" <b>&');
  expect(code).toContain('src="https://limpid.example/embed/abc"');
  expect(code).toContain('title="Films &quot;2024&quot; &lt;b>&amp;"');
});
