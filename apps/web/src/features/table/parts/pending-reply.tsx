/** Says that a reply is awaited, or why there is none, with a way to ask again. */
import { TextButton } from "../../../ui/text-button.tsx";

export interface PendingQuery {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

interface PendingReplyProps {
  readonly query: PendingQuery;
  /** Shown until the reply arrives. */
  readonly waiting: string;
}

export function PendingReply({ query: { data, error, refetch }, waiting }: PendingReplyProps) {
  if (error !== null)
    return (
      <p role="alert">
        {error.message} <TextButton onClick={() => void refetch()}>Try again</TextButton>
      </p>
    );
  return data === undefined && <p className="soft small breaks">{waiting}</p>;
}
