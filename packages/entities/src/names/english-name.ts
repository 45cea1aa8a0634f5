/** Names of codes in English, as CLDR has them. Made when the first one is asked for: a worker starts in less time so. */

type CodeType = "currency" | "language";

const displays = new Map<CodeType, Intl.DisplayNames>();

/** Undefined where there is none. */
export function englishName(type: CodeType, code: string): string | undefined {
  let display = displays.get(type);
  display ??= new Intl.DisplayNames("en", { type, fallback: "none" });
  displays.set(type, display);
  return display.of(code);
}
