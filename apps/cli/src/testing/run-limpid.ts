import { installLexicon } from "@limpid/lexicon";
import type { ExitCode } from "../command.ts";
import { run } from "../run.ts";

// The program does so at its start.
installLexicon();

export interface Outcome {
  readonly code: ExitCode;
  readonly out: string;
  readonly messages: readonly string[];
}

/** Runs the command line in this process, with stdin from a text. */
export async function runLimpid(args: readonly string[], stdin: string | Uint8Array = ""): Promise<Outcome> {
  const chunks: Buffer[] = [];
  const messages: string[] = [];
  const code = await run(args, {
    stdin: inPieces(Buffer.from(stdin)),
    writeOut: async (chunk) => {
      chunks.push(Buffer.from(chunk));
    },
    tell: (line) => messages.push(line),
    now: () => 0,
  });
  return { code, out: Buffer.concat(chunks).toString("utf8"), messages };
}

/** Small pieces cut lines and characters in the middle, as pipes do. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 7) yield bytes.subarray(start, start + 7);
}
