/** Browsers hand files to scripts as `data:text/csv;base64,…`: what stands before the base64 is taken off, in whatever pieces it comes. */

const SCHEME = "data:";
const MARK = ";base64,";
/** No kind of file has a longer name. */
const MOST_CHARACTERS = 1000;

export class DataUrlHead {
  /** What came so far, while it may be a head; null once it is known what there is. */
  private start: string | null = "";

  /** What of this piece is base64; undefined where the head is none that announces it. */
  strip(text: string): string | undefined {
    if (this.start === null) return text;
    const start = this.start + text;
    if (isHead(start)) return this.stripHead(start);
    if (SCHEME.startsWith(start.toLowerCase())) {
      this.start = start;
      return "";
    }
    this.start = null;
    return start;
  }

  /** What waited for more; undefined in the middle of a head. */
  end(): string | undefined {
    const start = this.start ?? "";
    return isHead(start) ? undefined : start;
  }

  private stripHead(start: string): string | undefined {
    const comma = start.indexOf(",");
    if (comma === -1) {
      this.start = start;
      return start.length > MOST_CHARACTERS ? undefined : "";
    }
    this.start = null;
    return start
      .slice(0, comma + 1)
      .toLowerCase()
      .endsWith(MARK)
      ? start.slice(comma + 1)
      : undefined;
  }
}

function isHead(text: string): boolean {
  return text.slice(0, SCHEME.length).toLowerCase() === SCHEME;
}
