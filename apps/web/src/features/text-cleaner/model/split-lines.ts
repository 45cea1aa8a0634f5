/** The lines to clean: split by newline, each trimmed. Nothing but space is no input. */
export function splitLines(text: string): readonly string[] {
  return text.trim() === "" ? [] : text.split("\n").map((line) => line.trim());
}
