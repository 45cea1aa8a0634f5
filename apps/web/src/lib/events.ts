/**
 * Event streams of the service, typed. The browser resumes a broken stream by itself (Last-Event-ID); a hidden page
 * gives its connections back, since HTTP/1.1 allows six to a host, and resumes where it was when it is seen again.
 */
import { buildUrl, type JobMessage, LIMITS, type SessionMessage, type TableMessage } from "@limpid/contract";

interface StreamMessages {
  readonly jobStatus: JobMessage;
  readonly sessionEvents: SessionMessage;
  readonly tableEvents: TableMessage;
}

interface StreamParams {
  readonly jobStatus: { readonly job_uuid: string };
  readonly sessionEvents: { readonly session_id: string };
  readonly tableEvents: { readonly job_uuid: string };
}

export type StreamId = keyof StreamMessages;

export interface StreamHandlers<Id extends StreamId> {
  /** `eventId`: of the last event of which all messages are here. */
  readonly onMessage: (message: StreamMessages[Id], eventId: string) => void;
  /** The server has announced the end of the stream. */
  readonly onEnd?: () => void;
  /** The connection broke; it is tried again without further ado. */
  readonly onBreak?: () => void;
}

/** The server's last event on a stream that will say nothing more. */
const END_EVENT = "end";

/** A stream without earlier events sends this first; nothing is missed from here on. */
const START_EVENT = "start";

/** Opens a stream, from its start or after an event; the function returned closes it for good. */
export function openEvents<Id extends StreamId>(
  id: Id,
  params: StreamParams[Id],
  handlers: StreamHandlers<Id>,
  afterEventId = "",
): () => void {
  let source: EventSource | null = null;
  let lastEventId = afterEventId;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const open = (): void => {
    const query = lastEventId === "" ? {} : { last_event_id: lastEventId };
    source = new EventSource(buildUrl(id, { params, query }));
    source.onmessage = (event: MessageEvent<string>) => {
      lastEventId = event.lastEventId;
      handlers.onMessage(JSON.parse(event.data) as StreamMessages[Id], lastEventId);
    };
    source.addEventListener(START_EVENT, (event: MessageEvent) => {
      lastEventId = event.lastEventId;
    });
    source.onerror = () => {
      // The browser gives up on a reply that is no stream, such as a proxy's 502.
      if (source?.readyState === EventSource.CLOSED) retry = setTimeout(open, LIMITS.maintenanceRetryMs);
      handlers.onBreak?.();
    };
    source.addEventListener(END_EVENT, () => {
      close();
      handlers.onEnd?.();
    });
  };
  const pause = (): void => {
    clearTimeout(retry);
    source?.close();
    source = null;
  };
  const onVisibility = (): void => {
    if (document.hidden) pause();
    else if (source === null) open();
  };
  const close = (): void => {
    pause();
    document.removeEventListener("visibilitychange", onVisibility);
  };

  document.addEventListener("visibilitychange", onVisibility);
  if (!document.hidden) open();
  return close;
}
