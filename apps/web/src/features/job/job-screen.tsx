/** The table screen: a job's progress, its cleaned table, and everything a person does with it. */

export interface JobScreenProps {
  readonly jobUuid: string;
  /** The table exists already; otherwise its upload has just been answered. */
  readonly isLoadMode: boolean;
  readonly isEmbedded: boolean;
  readonly isDebug: boolean;
}

export function JobScreen({ jobUuid }: JobScreenProps) {
  return <section aria-label="Table" data-job={jobUuid} />;
}
