/** What is left to decide, as it crosses the wire. */
import type { ReviewReply } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { ruleTitle } from "@limpid/table";
import type { Question, Questions } from "@limpid/worker-protocol";

export function reviewToWire(
  { total, decided, questionCount, questions }: Questions,
  { version }: Pick<TableRecord, "version">,
): ReviewReply {
  return { version, cells: total, decided, question_count: questionCount, questions: questions.map(questionToWire) };
}

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
