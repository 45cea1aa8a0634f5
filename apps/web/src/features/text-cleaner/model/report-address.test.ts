import { expect, it } from "vitest";
import { makeResult } from "../testing/make-result.ts";
import { viewLine } from "./line-view.ts";
import { reportAddress } from "./report-address.ts";

it("writes a mail with the line in it, as mail programs read it", () => {
  const address = reportAddress("a@example.org", viewLine(makeResult("5+6 & 7", [])));
  expect(address).toMatch(/^mailto:a@example\.org\?subject=Text%20Cleaner/);
  expect(address).not.toContain("+");
  expect(decodeURIComponent(address)).toContain("\r\n5+6 & 7\r\n");
});

it("cuts a very long line", () => {
  expect(reportAddress("a@example.org", viewLine(makeResult("x".repeat(100_000), []))).length).toBeLessThan(2500);
});
