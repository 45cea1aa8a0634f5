/** The lines to clean: split by newline, each trimmed. Nothing but space is no input, and the line break at the end begins no line. */
export function splitLines(text: string): readonly string[] {
  return text.trim() === ""
    ? []
    : text
        .replace(/\r?\n$/, "")
        .split("\n")
        .map((line) => line.trim());
}
