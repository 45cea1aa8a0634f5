/** The address behind a value, where it may be opened: of the web, and nothing that would run or read something here. */
const SCHEMES: readonly string[] = ["http:", "https:"];

export function safeLink(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, href, username, password } = new URL(text);
  // "https://bank.example@evil.example" opens another site than it seems to.
  const isPlain = username === "" && password === "";
  return SCHEMES.includes(protocol) && isPlain ? href : undefined;
}
