import type { Command } from "../command.ts";
import { backup } from "./backup.ts";
import { classify } from "./classify.ts";
import { clean } from "./clean.ts";
import { dates } from "./dates.ts";
import { doctor } from "./doctor.ts";
import { gc } from "./gc.ts";
import { ingest } from "./ingest.ts";
import { keys } from "./keys.ts";
import { mcp } from "./mcp.ts";
import { restore } from "./restore.ts";
import { serve } from "./serve.ts";
import { study } from "./study.ts";
import { tables } from "./tables.ts";

export const COMMANDS: readonly Command[] = [
  clean,
  study,
  ingest,
  classify,
  dates,
  keys,
  tables,
  serve,
  mcp,
  backup,
  restore,
  doctor,
  gc,
];
