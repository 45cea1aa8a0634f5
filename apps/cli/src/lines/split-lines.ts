/** Lines of a UTF-8 stream, in the groups they arrive in. A line end at the very end starts no further line. */
export async function* splitLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder("utf-8");
  let rest = "";
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (lines.length > 0) yield lines.map(dropReturn);
  }
  rest += decoder.decode();
  if (rest !== "") yield [dropReturn(rest)];
}

function dropReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
