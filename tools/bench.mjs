/** `npm run bench -- NAME [options]`: measures the built product. Without a name it lists the scenarios. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ROOT } from "./ensure-built.mjs";
import { ensureTrainers } from "./trainers.mjs";

const FOLDER = join(ROOT, "bench");
/** These make their columns as trainers do, or measure beside a package that nothing else needs. */
const WITH_TRAINERS = ["clean", "infer", "dates", "grid", "peers"];

const names = readdirSync(FOLDER).flatMap((file) => /^(?!run\.)(.+)\.ts$/.exec(file)?.[1] ?? []);
const [name = "", ...options] = process.argv.slice(2);
if (!names.includes(name)) {
  console.log("Usage: npm run bench -- NAME [options]");
  for (const each of names) console.log(`\n  ${each}${describe(readFileSync(join(FOLDER, `${each}.ts`), "utf8"))}`);
  process.exit(name === "" ? 0 : 2);
}
await ensureBuilt();
if (WITH_TRAINERS.includes(name)) ensureTrainers();
const run = spawnSync(process.execPath, ["--import", "tsx", join("bench", "run.ts"), name, ...options], {
  cwd: ROOT,
  stdio: "inherit",
});
process.exit(run.status ?? 1);

/** A scenario's options with their defaults, and the comment at the top of its file. */
function describe(source) {
  const about = /^\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? "";
  const given = /^ {2}options: \{([\s\S]*?)\},$/m.exec(source)?.[1] ?? "";
  const texts = [...given.matchAll(/([\w-]+)"?: (\[[^\]]*\]|[^,\n]+?),?(?= |\n|$)/g)].map(
    ([, option, value]) => ` [--${option} ${value.replaceAll(/[[\]" _]/g, "")}]`,
  );
  return `${texts.join("")}\n   ${about.replaceAll(/\s+\*?\s*/g, " ").trimEnd()}`;
}
