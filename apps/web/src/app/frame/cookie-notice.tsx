/** Says what does not work where the browser keeps no cookies for this site. */
import { LABELS } from "@limpid/contract";
import { useKeepsCookies } from "../../lib/session.ts";
import { AlertIcon } from "../../ui/icons.tsx";
import classes from "./maintenance-banner.module.css";

export function CookieNotice() {
  const keepsCookies = useKeepsCookies();
  return (
    <div role="status">
      {!keepsCookies && (
        <p className={classes.banner}>
          <AlertIcon />
          {LABELS.cookiesBlocked}
        </p>
      )}
    </div>
  );
}
