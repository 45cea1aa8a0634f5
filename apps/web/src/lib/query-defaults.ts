/** How queries of the server's state behave, in the app and in tests of its parts. */
import type { DefaultOptions } from "@tanstack/react-query";
import { ApiProblem } from "./api-problem.ts";

const MAX_RETRIES = 3;

/** A refusal stays a refusal; only a server that is away is asked again. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && error instanceof ApiProblem && error.isBackendDown;

export const QUERY_DEFAULTS: DefaultOptions = { queries: { retry: shouldRetry, refetchOnWindowFocus: false } };
