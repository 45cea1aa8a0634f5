/** `limpid doctor`: what is wrong with an installation. */
import { examineInstallation, type Finding } from "@limpid/admin";
import type { Command } from "../command.ts";
import { installationAt, orUserError } from "../folders/installation-at.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid doctor [DATA_DIR]

Checks a data folder and reports problems: the disk, the database file and the files of the tables. It changes
nothing; the service may be running. DATA_DIR defaults to the environment variable, or "data".
With DATABASE_URL the database is that PostgreSQL, and with STORE_URL the files are in that bucket, of which all Parquet
files are fetched and compared with their checksums. To check a backup, set neither.

Exit code: 0 when there are no problems, 1 when there are some, 2 for wrong arguments.
`;

const SIGNS: Readonly<Record<Finding["kind"], string>> = { fine: "✓", note: "·", wrong: "✗" };

export const doctor: Command = {
  help: HELP,
  run: async (args, io) => {
    const { positionals } = readArguments(args, {});
    const [folder, another] = positionals;
    if (another !== undefined) throw new UserError(`"${another}" is one too many: one folder at a time`);
    const findings = await orUserError(examineInstallation(installationAt(folder)));
    for (const { kind, text } of findings) await io.writeOut(`${SIGNS[kind]} ${text}\n`);
    return findings.some(({ kind }) => kind === "wrong") ? 1 : 0;
  },
};
