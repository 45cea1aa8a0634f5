import { StateScreen } from "../../ui/state-screen.tsx";
import { BackToUpload } from "./back-to-upload.tsx";

/** A screen that is specified and not built yet. */
export function LaterRoute({ what }: { readonly what: string }) {
  return (
    <StateScreen title={`${what} comes with a later version`} action={<BackToUpload />}>
      Until then, tables are cleaned, reviewed, exported and shared from the File Cleaner.
    </StateScreen>
  );
}
