import { installLexicon } from "@limpid/lexicon";
import { run } from "./run.ts";

function writeOut(chunk: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

// Without a listener a closed pipe would end the process with a stack trace before the write's own callback is called.
process.stdout.on("error", () => {});

installLexicon();

void run(process.argv.slice(2), {
  stdin: process.stdin,
  writeOut,
  tell: (line) => process.stderr.write(`${line}\n`),
  now: () => performance.now(),
}).then((exitCode) => {
  process.exitCode = exitCode;
  globalThis.keepCompiledCode?.();
});
