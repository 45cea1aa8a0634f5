/** Sessions, uploads, and the events that a client receives. */
import Type from "typebox";
import { PATHS } from "../../paths.ts";
import { SettingsReply } from "../service.ts";
import {
  EndSessionReply,
  EndSessionRequest,
  HelloReply,
  HelloRequest,
  ValidateKeyReply,
  ValidateKeyRequest,
} from "../session.ts";
import { UploadReply, UploadRequest } from "../upload.ts";
import { type CallSpecs, EventQuery, JobParams } from "./call-spec.ts";

export const SESSION_CALLS = {
  hello: { ...PATHS.hello, summary: "Starts a session", body: HelloRequest, reply: HelloReply },
  validateKey: {
    ...PATHS.validateKey,
    summary: "Checks the session, and an API key if one is given",
    body: ValidateKeyRequest,
    reply: ValidateKeyReply,
  },
  endSession: {
    ...PATHS.endSession,
    summary: "Ends the session permanently, and erases its cookie",
    body: EndSessionRequest,
    reply: EndSessionReply,
  },
  settings: { ...PATHS.settings, summary: "Limits and addresses of this installation", reply: SettingsReply },
  uploadFile: {
    ...PATHS.uploadFile,
    summary: "Uploads a file or pasted text",
    body: UploadRequest,
    reply: UploadReply,
  },
  uploadUrl: { ...PATHS.uploadUrl, summary: "Loads a file from a URL", body: UploadRequest, reply: UploadReply },
  jobStatus: {
    ...PATHS.jobStatus,
    summary: "Progress of a job, replayed from the start or after Last-Event-ID",
    params: JobParams,
    query: EventQuery,
    produces: ["text/event-stream"],
  },
  sessionEvents: {
    ...PATHS.sessionEvents,
    summary: "Messages to a session",
    params: Type.Object({ session_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    query: EventQuery,
    produces: ["text/event-stream"],
  },
  tableEvents: {
    ...PATHS.tableEvents,
    summary: "Edits to a table, and proposals of some, from now on or after Last-Event-ID",
    params: JobParams,
    query: EventQuery,
    produces: ["text/event-stream"],
  },
} as const satisfies CallSpecs;
