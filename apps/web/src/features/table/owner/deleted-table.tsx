/** Instead of a table that its owner has deleted, as long as it can be brought back. */
import { LABELS } from "@limpid/contract";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { StateScreen } from "../../../ui/state-screen.tsx";
import { useTable } from "../data/table-context.ts";
import { formatTime } from "../info/format-time.ts";
import { restoreTable } from "./owner-calls.ts";

export function DeletedTable({ removedAt }: { readonly removedAt: string }) {
  const job = useTable();
  const [isBusy, setIsBusy] = useState(false);
  const restore = async (): Promise<void> => {
    setIsBusy(true);
    await restoreTable(job);
    setIsBusy(false);
  };
  return (
    <StateScreen
      title="This table is deleted"
      action={
        <Group justify="center">
          <Button loading={isBusy} onClick={() => void restore()}>
            Undo
          </Button>
          <Button component="a" href="/upload" variant="default">
            Back to {LABELS.tabs.fileCleaner}
          </Button>
        </Group>
      }
    >
      Nobody can open it. At {formatTime(removedAt)} its file and all changes are removed for good.
    </StateScreen>
  );
}
