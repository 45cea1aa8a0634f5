import { expect, it } from "vitest";
import { isValidUrl } from "./is-valid-url.ts";

const HOST = "http://localhost:8080";

it.each([
  ["https", "https://example.org/a.csv", true],
  ["https in capitals", "HTTPS://example.org", true],
  ["with spaces around it", "  https://example.org ", true],
  ["this installation on plain http", "http://localhost:8080/x.csv", true],
  ["plain http elsewhere", "http://example.org/a.csv", false],
  ["no scheme", "example.org/a.csv", false],
  ["only the scheme", "https://", false],
  ["another scheme", "file:///etc/passwd", false],
  ["https further in", "see https://example.org", false],
  ["nothing", "", false],
])("judges a URL: %s", (_, url, expected) => {
  expect(isValidUrl(url, HOST)).toBe(expected);
});

it("takes everything else for invalid while the host is not known", () => {
  expect(isValidUrl("http://localhost:8080/x.csv", "")).toBe(false);
});
