/** Which questions are worth asking, by what people found who read them on tables of other owners. */
import { QUESTION_PRECISION } from "../../data/generated/question-precision.ts";

/** Less often worth it, a family is not asked. */
const WORTH_ASKING = 0.8;

const MEASURED: ReadonlyMap<string, number> = new Map(
  QUESTION_PRECISION.map(([family, worth, idle]) => {
    const read = Number(worth) + Number(idle);
    return [family, read === 0 ? WORTH_ASKING : Number(worth) / read];
  }),
);

/** Zero for a family that was not measured. */
export function questionWorth(family: string): number {
  return MEASURED.get(family) ?? 0;
}

export function mayAsk(family: string): boolean {
  return questionWorth(family) >= WORTH_ASKING;
}
