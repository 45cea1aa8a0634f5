/** Says that the server is away, over the full width, for as long as it is. The page stays usable. */
import { CLIENT_ERRORS } from "@limpid/contract";
import { useSession } from "../../lib/session.ts";
import { AlertIcon } from "../../ui/icons.tsx";
import classes from "./maintenance-banner.module.css";

export function MaintenanceBanner() {
  const { isBackendUp } = useSession();
  return (
    <div role="status">
      {!isBackendUp && (
        <p className={classes.banner}>
          <AlertIcon />
          {CLIENT_ERRORS.maintenance}
        </p>
      )}
    </div>
  );
}
