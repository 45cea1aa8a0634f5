import { LABELS } from "@limpid/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/parts/button.tsx";

export function BackToUpload() {
  return (
    <Button variant="default" renderRoot={(props) => <Link to="/upload" {...props} />}>
      Back to {LABELS.tabs.fileCleaner}
    </Button>
  );
}
