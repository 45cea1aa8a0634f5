/** Publishes the table or makes it private, once its owner has read what that means. */
import { LABELS } from "@limpid/contract";
import { counted } from "../../../../lib/counted.ts";
import { postMessage } from "../../../../lib/messages.ts";
import { InlineProblem } from "../../../../ui/inline-problem.tsx";
import { Button } from "../../../../ui/parts/button.tsx";
import { Group, Stack } from "../../../../ui/parts/layout.ts";
import { useTableStore } from "../../data/table-context.ts";
import styles from "./owner.module.css";
import { useSaveDetails } from "./owner-calls.ts";
import { nameColumns } from "./personal-columns.ts";

export function TableVisibility({ onClose }: { readonly onClose: () => void }) {
  const { listing } = useTableStore("state");
  const { run, isBusy, problem } = useSaveDetails();
  const decide = (listed: boolean): void =>
    run(
      { listed },
      {
        onSuccess: () => {
          postMessage(listed ? LABELS.isPublic : LABELS.isPrivate);
          onClose();
        },
      },
    );
  return (
    <Stack gap="md">
      {listing.listedBy === null ? <BeforePublishing /> : <WhilePublic by={LABELS.publicBy[listing.listedBy]} />}
      {listing.personalColumns.length > 0 && (
        <p className={styles.warning} role="note">
          This table seems to contain personal data: {nameColumns(listing.personalColumns)}.
        </p>
      )}
      {problem !== null && <InlineProblem what="It could not be saved" problem={problem} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {listing.isListed ? LABELS.keepPublic : "Keep private"}
        </Button>
        <Button loading={isBusy} onClick={() => decide(!listing.isListed)}>
          {listing.isListed ? LABELS.makePrivate : LABELS.publish}
        </Button>
      </Group>
    </Stack>
  );
}

function BeforePublishing() {
  const { basics, tags } = useTableStore("state").info;
  const size = basics === null ? "all its rows" : `all ${counted(basics.num_rows, "row")}`;
  return (
    <>
      <p>This table is private. {LABELS.privateMeans}</p>
      <p>Once it is published, everyone can find and read:</p>
      <ul className={styles.visible}>
        <li>its name, description{tags.length > 0 ? `, tags (${tags.join(", ")})` : ", tags"} and column titles</li>
        <li>{size}, in search, feeds, SQL and exports, also through search engines</li>
        <li>the name of the file or the site it came from, and your user name if you have one</li>
      </ul>
      <p>You can make it private again at any time.</p>
    </>
  );
}

function WhilePublic({ by }: { readonly by: string }) {
  return (
    <>
      <p>
        This table is public. {LABELS.publicMeans} {by}.
      </p>
      <p>
        Once it is private, search, feeds, SQL lists and the site map no longer show it. Anyone who already has the link
        can still open it; to close it for them too, delete the table.
      </p>
    </>
  );
}
