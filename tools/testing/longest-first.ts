/** The order of test files: those that took longest come first, so that no core waits for one of them at the end. */
import { BaseSequencer, type TestSpecification } from "vitest/node";
import seconds from "./test-seconds.json" with { type: "json" };

/** What `npm test -- --durations` has measured; all other files took less. */
const SECONDS: Readonly<Record<string, number>> = seconds;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const lastOf = ({ moduleId }: TestSpecification) => SECONDS[moduleId.slice(this.ctx.config.root.length + 1)] ?? 0;
    return usual.toSorted((one, other) => lastOf(other) - lastOf(one));
  }
}
