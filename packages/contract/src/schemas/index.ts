/** The door of the server: what is checked when it comes in. Brings the schema library along. */
export type { CallSpec } from "./calls/call-spec.ts";
export { CALLS } from "./calls.ts";
export { JobMessage, SessionMessage, TableMessage } from "./events.ts";
export { LOOKUPS, type LookupId, type LookupSpec } from "./lookups.ts";
export { ProblemReply } from "./problem.ts";
export { ReasonerReply, ReasonerResult } from "./reasoner.ts";
export { BadBody, parseReasonerRequest, parseSolverRequest } from "./reasoner-bodies.ts";
export { Recipe } from "./recipe.ts";
export { UploadRequest } from "./upload.ts";
