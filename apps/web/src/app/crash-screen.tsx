import { CLIENT_ERRORS } from "@limpid/contract";
import { Button } from "../ui/parts/button.tsx";
import { StateScreen } from "../ui/state-screen.tsx";

/** A part of the page has crashed. Loading it afresh is the one way back that cannot crash with it. */
export function CrashScreen() {
  return (
    <StateScreen
      title={CLIENT_ERRORS.pageFetchFailed}
      action={
        <Button component="a" href="/upload">
          Back to File Cleaner
        </Button>
      }
    >
      The screen stopped working. Your tables and edits are kept on the server.
    </StateScreen>
  );
}
