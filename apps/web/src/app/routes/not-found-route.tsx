import { ERRORS } from "@limpid/contract";
import { StateScreen } from "../../ui/state-screen.tsx";
import { BackToUpload } from "./back-to-upload.tsx";

export function NotFoundRoute() {
  return (
    <StateScreen title={ERRORS.not_found.title} action={<BackToUpload />}>
      The link may be incomplete, or the page has moved.
    </StateScreen>
  );
}
