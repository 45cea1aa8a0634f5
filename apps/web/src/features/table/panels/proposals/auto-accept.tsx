/** Whether what others change is in force at once, as the owner says. What waits already waits on. */
import { PANEL_LABELS } from "@limpid/contract";
import { InlineProblem } from "../../../../ui/inline-problem.tsx";
import { Switch } from "../../../../ui/parts/switch.ts";
import { useTableStore } from "../../data/table-context.ts";
import { useSaveDetails } from "../owner/owner-calls.ts";

export function AutoAccept() {
  const { isAutoAccepting } = useTableStore("state");
  const { run, isBusy, problem } = useSaveDetails();
  return (
    <>
      <Switch
        size="sm"
        label={PANEL_LABELS.autoAccept}
        // A disabled control would lose the keyboard focus.
        checked={isBusy ? !isAutoAccepting : isAutoAccepting}
        onChange={() => !isBusy && run({ auto_accept: !isAutoAccepting })}
      />
      {problem !== null && <InlineProblem what="It could not be saved" problem={problem} />}
    </>
  );
}
