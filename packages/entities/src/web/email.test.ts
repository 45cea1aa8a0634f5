import { describe, expect, it } from "vitest";
import { email } from "./email.ts";

describe("why a text is no e-mail address", () => {
  it.each([
    ["ann at example.org", "No @."],
    ["ann@@example.org", "More than one @."],
    ["ann@example,org", 'A "," where addresses cannot have one.'],
    ["ann;bob@example.org", 'A ";" where addresses cannot have one.'],
    ["ann@exa_mple.org", 'A "_" where addresses cannot have one.'],
    ["ann meier@example.org", "Contains a space."],
    ["ann@", "A part is missing or too long."],
    [`${"a".repeat(65)}@example.org`, "A part is missing or too long."],
    ["ann..b@example.org", "A dot in the wrong place before the @."],
  ])("of %s it says: %s", (text, reason) => {
    expect(email.study([{ text, count: 1 }], { header: "" }).clean(text)).toMatchObject({ kind: "invalid", reason });
  });
});
