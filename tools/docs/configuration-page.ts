import { code, generatedFrom, markdownTable, page } from "./markdown.ts";
import type { DocumentedSettings } from "./settings.ts";

const INTRO = `# Configuration

By environment variables only. Each is read once at start and checked; a wrong one ends the start with a message that names all wrong
ones. An empty variable counts as not set. [\`.env.example\`](../.env.example) holds the same list; the server reads no file by itself:

    node --env-file=.env tools/start.mjs`;

export function configurationPage(settings: DocumentedSettings): string {
  const rows = Object.entries(settings).map(([name, { fallback, about }]) => [
    code(name),
    fallback === "" ? "" : code(fallback),
    about,
  ]);
  return page(
    generatedFrom("apps/server/src/settings.ts"),
    INTRO,
    markdownTable(["Variable", "Default", "About"], rows),
    "What each is for in practice: [operations.md](operations.md). Limits that are not settings: [limits.md](limits.md).",
  );
}
