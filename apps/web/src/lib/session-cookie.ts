/** The cookie that remembers the session for five days. */
import { LIMITS } from "@limpid/contract";

const NAME = "session_uuid";
const SECONDS_PER_DAY = 86_400;

export function readSessionCookie(cookies: string): string | null {
  const found = cookies.split("; ").find((cookie) => cookie.startsWith(`${NAME}=`));
  const value = decodeURIComponent(found?.slice(NAME.length + 1) ?? "");
  return value === "" ? null : value;
}

export function sessionCookie(sessionId: string, isHttps: boolean): string {
  const maxAge = LIMITS.sessionCookieDays * SECONDS_PER_DAY;
  return `${NAME}=${encodeURIComponent(sessionId)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

export function erasedSessionCookie(): string {
  return `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;
}
