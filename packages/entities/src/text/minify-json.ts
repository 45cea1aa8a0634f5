/** Takes the white space out of valid JSON, outside of texts; going through a value would change numbers and double keys. */
export function minifyJson(json: string): string {
  return json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|\s+/gs, (part) => (part.startsWith('"') ? part : ""));
}
