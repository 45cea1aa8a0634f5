/** `limpid classify`: what a column is, or whether values are of a class. */
import { type Entity, entities, entityById } from "@limpid/entities";
import type { TableContext } from "@limpid/table";
import { checkValue } from "../classify/check-value.ts";
import { classifyLine } from "../classify/classify-line.ts";
import { contextOfLocale } from "../classify/context-of-locale.ts";
import type { Command, Io } from "../command.ts";
import { readInput } from "../files/read-input.ts";
import { splitLines } from "../lines/split-lines.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid classify FILE.jsonl
       limpid classify --values CLASS [--locale de_CH] < VALUES

Classifies columns, with a probability; or checks and cleans values of a class.

  FILE.jsonl       one column per line: {"id": …, "header": "", "values": ["", …]}, of which only "values" is required;
                   "-" reads stdin. Writes one line each:
                   {"id": …, "predicted_class": "", "class_p": 0.9, "likely": {"class": 0.9, …}}
  --values CLASS   reads values of one class from stdin, one per line. Writes one line each:
                   {"valid": true, "output": "", "components": {…}}, with a "reason" if it is not valid
  --locale LOCALE  where the values come from; settles what they leave open, such as the country of a phone number
`;

export const classify: Command = {
  help: HELP,
  run: async (args, io) => {
    const { values, positionals } = readArguments(args, {
      values: { type: "string" },
      locale: { type: "string" },
    });
    if (values.values !== undefined) {
      if (positionals.length > 0) throw new UserError(`"${positionals[0]}" is one too many: values come from stdin`);
      await checkValues(io, findClass(values.values), contextOfLocale(values.locale));
      return 0;
    }
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UserError("Give one file of columns, or --values CLASS");
    await classifyFile(path, io);
    return 0;
  },
};

function findClass(id: string): Entity {
  const entity = entityById(id);
  if (entity !== undefined) return entity;
  throw new UserError(`There is no class "${id}"; take one of ${entities.map((known) => known.id).join(", ")}`);
}

async function classifyFile(path: string, io: Io): Promise<void> {
  const lines = new TextDecoder().decode(await readInput(path, io)).split("\n");
  for (const [index, line] of lines.entries()) {
    if (line.trim() !== "") await io.writeOut(`${JSON.stringify(classifyLine(line, index + 1))}\n`);
  }
}

async function checkValues(io: Io, entity: Entity, context: TableContext): Promise<void> {
  for await (const lines of splitLines(io.stdin)) {
    const checked = lines.map((line) => `${JSON.stringify(checkValue(line, entity, context))}\n`);
    await io.writeOut(checked.join(""));
  }
}
