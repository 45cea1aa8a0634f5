/** What the operator has to say to everybody, until it is read. */
import { CrossIcon } from "../../ui/icons.tsx";
import { dismissNotice, useServiceNotice } from "../service-notice.ts";
import classes from "./message-line.module.css";

export function ServiceNotice() {
  const notice = useServiceNotice();
  return (
    <div role="status">
      {notice !== null && (
        <p className={classes.line}>
          {notice.url === undefined ? notice.msg : <a href={notice.url}>{notice.msg}</a>}
          <button type="button" className={classes.close} aria-label="Dismiss" onClick={dismissNotice}>
            <CrossIcon />
          </button>
        </p>
      )}
    </div>
  );
}
