/** Waits for a page that is not there yet, where a call asks for that: until its job says something new, for so long at most. */
import type { PageRequest } from "@limpid/contract";
import type { FastifyReply } from "fastify";
import type { Context } from "../context.ts";
import { goneSignal } from "../gone-signal.ts";
import { jobStream } from "../tables/streams.ts";
import { MISSING_PAGE } from "./ingest-page.ts";
import { requireSource } from "./require-source.ts";
import type { Source, SourceContext } from "./source.ts";

interface Asked<Page> {
  readonly id: string;
  readonly request: PageRequest;
  readonly reply: FastifyReply;
  readonly read: (source: Source) => Promise<Page>;
}

export async function readPage<Page extends object>(
  { id, request, reply, read }: Asked<Page>,
  context: SourceContext & Pick<Context, "config">,
): Promise<Page> {
  const { hub } = context.database;
  const deadline = Date.now() + (request.wait === true ? context.config.pageWaitSeconds * 1000 : 0);
  const gone = goneSignal(reply);
  for (;;) {
    const news = listen(hub, id);
    try {
      const page = await read(await requireSource(context, id));
      const leftMs = deadline - Date.now();
      if (!isMissing(page) || leftMs <= 0 || gone.aborted) return page;
      await news.within(leftMs, gone);
    } finally {
      news.stop();
    }
  }
}

function isMissing(page: object): boolean {
  return page === MISSING_PAGE;
}

/** Listens from before the page is looked for, so that nothing is missed in between. */
function listen(hub: Context["database"]["hub"], id: string) {
  let wake = (): void => undefined;
  const heard = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const stop = hub.subscribe(jobStream(id), wake);
  const within = async (ms: number, gone: AbortSignal): Promise<void> => {
    const timer = setTimeout(wake, ms);
    gone.addEventListener("abort", wake, { once: true });
    await heard;
    clearTimeout(timer);
    gone.removeEventListener("abort", wake);
  };
  return { stop, within };
}
