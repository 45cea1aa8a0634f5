/** `limpid doctor`: what is wrong with an installation. */
import { examineInstallation, type Finding } from "@limpid/store";
import type { Command } from "../command.ts";
import { installationAt, orUserError } from "../folders/installation-at.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid doctor [DATA_DIR]

Looks at a data folder and says what is wrong: the disk, the database file, and the files of the tables. Nothing is
changed; the service may be running meanwhile. DATA_DIR is that of the environment, or "data", where none is given.
With DATABASE_URL the database is that PostgreSQL, and with STORE_URL the files are in that bucket, of which all Parquet
files are fetched and held against their sums. To look at a backup, leave both out.

Exit code: 0 when all is well, 1 when something is wrong, 2 for wrong arguments.
`;

const SIGNS: Readonly<Record<Finding["kind"], string>> = { fine: "✓", note: "·", wrong: "✗" };

export const doctor: Command = {
  name: "doctor",
  summary: "say what is wrong: disk or bucket, database, files of tables",
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
