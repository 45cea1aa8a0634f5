/** The numbers by which messages of the service tell how a job is going, and how much they matter. */

/** Status numbers of job messages, as the specification uses them. */
export const JobStatus = { done: 1, failed: 3, progress: 5 } as const;

/** Levels of messages shown to the user. */
export const MessageLevel = { debug: -1, info: 0, warning: 1, error: 2 } as const;
