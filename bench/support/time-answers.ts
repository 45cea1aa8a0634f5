/** How long answers of the service take, by name, in the order they were asked for. */
import { rounded } from "./statistics.ts";
import { markdownTable } from "./write-results.ts";

export class AnswerTimes {
  /** Milliseconds. */
  readonly figures: Record<string, number> = {};

  async time<Body>(name: string, ask: () => Promise<{ readonly body: Body }>): Promise<Body> {
    const started = performance.now();
    const { body } = await ask();
    this.figures[name] = performance.now() - started;
    console.log(name, rounded(this.figures[name]));
    return body;
  }

  table(): string {
    const rows = Object.entries(this.figures).map(([what, ms]) => [what, String(rounded(ms))]);
    return markdownTable(["What", "ms"], rows);
  }
}
