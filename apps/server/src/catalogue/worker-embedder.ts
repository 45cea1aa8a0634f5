/** The embedder of this installation: a worker with the sentence model. What was asked last is remembered. */
import { type Embedder, vectorFromBase64 } from "@limpid/catalogue";
import type { Workers } from "../workers/lanes.ts";

const REMEMBERED = 200;

export class WorkerEmbedder implements Embedder {
  private readonly known = new Map<string, Int8Array>();

  constructor(
    private readonly workers: Pick<Workers, "call">,
    /** These workers are called on behalf of the person who searches. */
    private readonly asked: Pick<Workers, "call">,
  ) {}

  /** Tables, of which there may be many: a search that comes meanwhile does not wait for them. */
  async embed(texts: readonly string[]): Promise<readonly Int8Array[]> {
    const vectors = await this.workers.call("embedTexts", texts, { spareSlots: 1 });
    return vectors.map(vectorFromBase64);
  }

  async embedSearch(text: string): Promise<Int8Array> {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const [vector] = await this.asked.call("embedTexts", [text]);
    if (vector === undefined) throw new Error("A text has no vector");
    const oldest = this.known.keys().next();
    if (this.known.size >= REMEMBERED && oldest.value !== undefined) this.known.delete(oldest.value);
    const bytes = vectorFromBase64(vector);
    this.known.set(text, bytes);
    return bytes;
  }
}
