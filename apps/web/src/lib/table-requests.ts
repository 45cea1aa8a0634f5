/** Builds the requests for a table in one place, because an early reply goes only to an identical request. */

/** Requests the table as a whole. */
export const tableRequest = (job_uuid: string) => ({ params: { job_uuid }, body: { job_uuid } });

interface PageQuestion {
  readonly page: number;
  readonly pageSize: number;
  /** The table exists already. */
  readonly isLoadMode: boolean;
}

export const pageRequest = (job_uuid: string, { page, pageSize, isLoadMode }: PageQuestion) => ({
  params: { job_uuid },
  body: { job_uuid, page, page_size: pageSize, wait: false, compact: true, regenerate: isLoadMode },
});
