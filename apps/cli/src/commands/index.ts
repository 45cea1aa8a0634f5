import type { NamedCommand } from "../command.ts";

export const COMMANDS: readonly NamedCommand[] = [
  {
    name: "clean",
    summary: "clean a table: CSV, Excel or JSON in, CSV, Excel, JSON or Parquet out",
    load: async () => (await import("./clean.ts")).clean,
  },
  {
    name: "study",
    summary: "analyse a table as a whole, so that its rows can be cleaned in parts",
    load: async () => (await import("./study.ts")).study,
  },
  {
    name: "ingest",
    summary: "report how a file is read: encoding, dialect, header, clutter, first rows",
    load: async () => (await import("./ingest.ts")).ingest,
  },
  {
    name: "classify",
    summary: "classify a column, or check the values of a class",
    load: async () => (await import("./classify.ts")).classify,
  },
  {
    name: "dates",
    summary: "read lines of dates and times from stdin",
    load: async () => (await import("./dates.ts")).dates,
  },
  {
    name: "keys",
    summary: "create, list and revoke API keys of users",
    load: async () => (await import("./keys.ts")).keys,
  },
  {
    name: "tables",
    summary: "list tables, publish them, make them private or delete them",
    load: async () => (await import("./tables.ts")).tables,
  },
  {
    name: "recipe",
    summary: "write down what was decided about a table of the service",
    load: async () => (await import("./recipe.ts")).recipe,
  },
  {
    name: "serve",
    summary: "start the service with its web app",
    load: async () => (await import("./serve.ts")).serve,
  },
  {
    name: "mcp",
    summary: "tables for agents, over the Model Context Protocol",
    load: async () => (await import("./mcp.ts")).mcp,
  },
  {
    name: "backup",
    summary: "copy an installation at one point in time, even while the service runs",
    load: async () => (await import("./backup.ts")).backup,
  },
  {
    name: "restore",
    summary: "turn a backup into an installation",
    load: async () => (await import("./restore.ts")).restore,
  },
  {
    name: "doctor",
    summary: "report problems: disk or bucket, database, files of tables",
    load: async () => (await import("./doctor.ts")).doctor,
  },
  {
    name: "gc",
    summary: "remove unused files from a data folder or a bucket",
    load: async () => (await import("./gc.ts")).gc,
  },
];
