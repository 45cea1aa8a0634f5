/** What the operator has to say to everybody, until it is read. */
import { dismissNotice, useServiceNotice } from "../page/service-notice.ts";
import { MessageBar } from "./message-bar.tsx";

export function ServiceNotice() {
  const notice = useServiceNotice();
  return (
    <div role="status">
      {notice !== null && <MessageBar text={notice.msg} url={notice.url ?? null} onDismiss={dismissNotice} />}
    </div>
  );
}
