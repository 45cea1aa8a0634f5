/** Finds the command and runs it; the one place that turns errors into exit codes. */
import manifest from "../package.json" with { type: "json" };
import type { Command, ExitCode, Io } from "./command.ts";
import { COMMANDS } from "./commands/index.ts";
import { errorCode, UserError } from "./user-error.ts";

export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    // The reader of the output has seen enough ("| head").
    if (errorCode(error) === "EPIPE") return 0;
    if (!(error instanceof UserError)) throw error;
    io.tell(`limpid: ${error.message}`);
    return 2;
  }
}

async function dispatch([name, ...rest]: readonly string[], io: Io): Promise<ExitCode> {
  if (name === "--version" || name === "-v") {
    await io.writeOut(`${manifest.version}\n`);
    return 0;
  }
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    await io.writeOut(overview());
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) throw new UserError(`There is no command "${name}"; "limpid --help" lists them`);
  return await runCommand(await command.load(), rest, io);
}

async function runCommand(command: Command, args: readonly string[], io: Io): Promise<ExitCode> {
  if (!args.includes("--help") && !args.includes("-h")) return await command.run(args, io);
  await io.writeOut(command.help);
  return 0;
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const commands = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    "Limpid cleans messy tables without damaging correct values.",
    "",
    "Usage: limpid COMMAND [options]",
    "",
    ...commands,
    "",
    '"limpid COMMAND --help" shows more, "limpid --version" the version.',
    "",
  ].join("\n");
}
