/** Jobs started on this page. Any other table is one that is being loaded, after a reload too. */
const started = new Set<string>();

export const rememberStarted = (jobUuid: string): void => void started.add(jobUuid);
export const wasStartedHere = (jobUuid: string): boolean => started.has(jobUuid);
