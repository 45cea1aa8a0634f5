/** Looks up what is left to decide. */
import { LIMITS, type ReviewReply } from "@limpid/contract";
import { ruleTitle } from "@limpid/table";
import { type ContractLookup, defineLookup } from "./define-lookup.ts";
import { findQuestions, type Question } from "./find-questions.ts";

const SHOWN = { questions: LIMITS.reviewQuestions, values: LIMITS.reviewValues };

export const review: ContractLookup<"review"> = defineLookup(
  async (table, { version }) => {
    const { total, decided, questionCount, questions } = await findQuestions(table, SHOWN);
    return { version, cells: total, decided, question_count: questionCount, questions: questions.map(questionToWire) };
  },
  { isRemembered: true },
);

function questionToWire({ column, rule, kind, message, count, proposed, valueCount, values }: Question) {
  return {
    column,
    rule,
    kind: kind as ReviewReply["questions"][number]["kind"],
    title: ruleTitle(rule),
    msg: message,
    count,
    proposed,
    value_count: valueCount,
    values: values.map(({ raw, proposal, message: why, count: cells, row }) => ({
      raw_input: raw,
      msg: why,
      ...(proposal !== undefined && { proposal: proposal === "" ? null : proposal }),
      count: cells,
      row,
    })),
  };
}
