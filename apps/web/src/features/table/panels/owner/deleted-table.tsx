/** Instead of a table that its owner has deleted, as long as it can be brought back. */
import { LABELS } from "@limpid/contract";
import { InlineProblem } from "../../../../ui/inline-problem.tsx";
import { Button } from "../../../../ui/parts/button.tsx";
import { Group } from "../../../../ui/parts/layout.ts";
import { StateScreen } from "../../../../ui/state-screen.tsx";
import { formatTime } from "../info/format-time.ts";
import { useRestoreTable } from "./owner-calls.ts";

export function DeletedTable({ removedAt }: { readonly removedAt: string }) {
  const { run, isBusy, problem } = useRestoreTable();
  return (
    <StateScreen
      title="This table was deleted"
      action={
        <>
          {problem !== null && <InlineProblem what="It could not be restored" problem={problem} />}
          <Group justify="center">
            <Button loading={isBusy} onClick={() => run()}>
              Undo
            </Button>
            <Button component="a" href="/upload" variant="default">
              Back to {LABELS.tabs.fileCleaner}
            </Button>
          </Group>
        </>
      }
    >
      Nobody can open it. At {formatTime(removedAt)} its file and all changes are permanently removed.
    </StateScreen>
  );
}
