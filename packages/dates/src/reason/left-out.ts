/** Lists what a line contains besides its date, so that no digit or word is dropped silently. */
import type { Explanation } from "../create-reader.ts";
import type { LexedLine } from "../lexer.ts";
import type { Plan } from "../plan.ts";

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)]+$/gu;
const NOTHING: readonly string[] = [];

export function findLeftOut({ line, shape: { plans, lexed } }: Explanation): readonly string[] {
  const [best] = plans;
  if (best === undefined || lexed === undefined) return NOTHING;
  const isWhole = best.tokens.first === 0 && best.tokens.next >= lexed.tokens.length;
  if (isWhole && best.leftOut.length === 0) return NOTHING;
  return [...textAround(line, lexed, best), ...best.leftOut.map(({ start, end }) => line.slice(start, end))]
    .map((text) => text.replace(EDGES, ""))
    .filter((text) => SAYS_SOMETHING.test(text));
}

function textAround(line: string, { tokens }: LexedLine, plan: Plan): readonly string[] {
  const { first, next } = plan.tokens;
  return [line.slice(0, tokens[first]?.start ?? 0), line.slice(tokens[next - 1]?.end ?? line.length)];
}
