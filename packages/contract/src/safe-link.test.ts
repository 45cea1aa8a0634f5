import { expect, it } from "vitest";
import { safeLink } from "./safe-link.ts";

it.each([
  ["https://example.org/a?b=1", "https://example.org/a?b=1"],
  ["http://example.org", "http://example.org/"],
])("opens %s", (text, url) => {
  expect(safeLink(text)).toBe(url);
});

it.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "file:///etc/passwd",
  "ftp://example.org/a",
  "https://bank.example@evil.example/",
  "www.example.org",
  "/a/b",
  "",
])("does not open %j", (text) => {
  expect(safeLink(text)).toBeUndefined();
});
