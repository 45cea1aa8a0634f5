import { LABELS } from "@limpid/contract";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";

export function BackToUpload() {
  return (
    <Button variant="default" renderRoot={(props) => <Link to="/upload" {...props} />}>
      Back to {LABELS.tabs.fileCleaner}
    </Button>
  );
}
