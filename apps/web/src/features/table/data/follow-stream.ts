/** Follows the stream of the table's job until it has nothing more to say. */
import { openEvents } from "../../../lib/events.ts";
import { postMessage } from "../../../lib/messages.ts";
import { checkSession } from "../../../lib/session.ts";
import { stepTable } from "../model/table-state.ts";
import { type TableSession, update } from "./table-session.ts";

export function followStream(table: TableSession, signal: AbortSignal): void {
  const close = openEvents(
    "jobStatus",
    { job_uuid: table.uuid },
    {
      onMessage: (message) => {
        const { state, notices } = stepTable(table.state.get(), message);
        table.state.set(state);
        for (const { text, level } of notices) postMessage(text, level);
        if (state.isFinished) close();
      },
      onEnd: () => update(table.state, (state) => ({ ...state, isFinished: true })),
      onBreak: checkSession,
    },
  );
  signal.addEventListener("abort", close);
}
