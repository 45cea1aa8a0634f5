/** Finds a Chromium for the browser tests; on Debian, as root, installs one. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The headless shell is the same Chromium without windows: a new visitor costs it less than half the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a Chromium, or undefined. */
export function provideChromium() {
  const found = findChromium();
  if (found !== undefined || process.getuid?.() !== 0 || !hasProgram("apt-get")) return found;
  console.log("Installing Chromium …");
  spawnSync("apt-get", ["update", "-q"], { stdio: "ignore" });
  return installPackage("chromium-headless-shell") ?? installPackage("chromium");
}

function installPackage(name) {
  spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return findChromium();
}

export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && existsSync(named)) return named;
  return NAMES.map(whereIs).find((path) => path !== undefined) ?? PLACES.find((path) => existsSync(path));
}

function hasProgram(name) {
  return whereIs(name) !== undefined;
}

function whereIs(name) {
  for (const folder of (process.env.PATH ?? "").split(":"))
    if (folder !== "" && existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  return undefined;
}
