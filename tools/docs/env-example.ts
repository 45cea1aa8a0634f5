import type { DocumentedSettings } from "./settings.ts";

const HEAD = `# Made by "npm run docs" from apps/server/src/settings.ts. Copy it to .env, change what you need, and start with
#   node --env-file=.env tools/start.mjs
# Every value here is the default.
`;

export function envExample(settings: DocumentedSettings): string {
  const entries = Object.entries(settings).map(([name, { fallback, about }]) => `# ${about}\n${name}=${fallback}\n`);
  return [HEAD, ...entries].join("\n");
}
