/** Instead of a table that could not be read or found. */
import { CLIENT_ERRORS, LABELS } from "@limpid/contract";
import { Button } from "../../../ui/parts/button.tsx";
import { StateScreen } from "../../../ui/state-screen.tsx";
import { useTable } from "../data/table-context.ts";

export function FailedTable({ reason }: { readonly reason: string | null }) {
  const { isLoadMode, isEmbedded } = useTable();
  // A table whose file could not be read still opens, and says so.
  const wasFound = reason?.startsWith(CLIENT_ERRORS.couldNotRead) ?? false;
  const title = isLoadMode && !wasFound ? CLIENT_ERRORS.couldNotFind : CLIENT_ERRORS.couldNotRead;
  const known: readonly string[] = Object.values(CLIENT_ERRORS);
  const isTitle = reason === null || known.includes(reason);
  return (
    <StateScreen
      title={isTitle ? (reason ?? title) : title}
      action={
        !isEmbedded && (
          <Button component="a" href="/upload" variant="default">
            Back to {LABELS.tabs.fileCleaner}
          </Button>
        )
      }
    >
      {isTitle ? "Check the file or the link, and try again." : withoutTitle(reason, title)}
    </StateScreen>
  );
}

/** The server says the title before the reason. */
function withoutTitle(reason: string, title: string): string {
  return reason.startsWith(`${title}: `) ? reason.slice(title.length + 2) : reason;
}
