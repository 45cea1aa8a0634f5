/** A URL can be loaded if it starts with https:// or with this installation's own address. */
export function isValidUrl(typed: string, host: string): boolean {
  const url = typed.trim();
  if (!URL.canParse(url)) return false;
  return startsWith(url, "https://") || (host !== "" && startsWith(url, host));
}

/** Schemes and host names know no case. */
function startsWith(url: string, prefix: string): boolean {
  return url.toLowerCase().startsWith(prefix.toLowerCase());
}
