import { expect, it } from "vitest";
import { readSessionCookie, sessionCookie } from "./session-cookie.ts";

it.each([
  ["alone", "session_uuid=abc", "abc"],
  ["among others", "a=1; session_uuid=x%20y; b=2", "x y"],
  ["empty", "session_uuid=", null],
  ["absent", "other_session_uuid=abc", null],
  ["no cookies", "", null],
])("reads the session from the cookies: %s", (_, cookies, expected) => {
  expect(readSessionCookie(cookies)).toBe(expected);
});

it("lasts five days, and is secure on https only", () => {
  expect(sessionCookie("abc", true)).toBe("session_uuid=abc; Path=/; Max-Age=432000; SameSite=Lax; Secure");
  expect(sessionCookie("abc", false)).not.toContain("Secure");
});
