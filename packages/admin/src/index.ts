export { backUp, type CopiedFolder } from "./backup/back-up.ts";
export { restore } from "./backup/restore.ts";
export { examineFolder, examineInstallation } from "./doctor/examine.ts";
export type { Finding } from "./doctor/finding.ts";
export { collectGarbage, type Garbage } from "./gc/collect-garbage.ts";
