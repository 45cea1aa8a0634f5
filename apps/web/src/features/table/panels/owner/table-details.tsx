/** What the owner says of the table: name, description, tags, whether it is public; and its end. */
import { LABELS, LIMITS } from "@limpid/contract";
import { type FormEvent, useState } from "react";
import { InlineProblem } from "../../../../ui/inline-problem.tsx";
import { Button } from "../../../../ui/parts/button.tsx";
import { Group, Stack } from "../../../../ui/parts/layout.ts";
import { Switch } from "../../../../ui/parts/switch.ts";
import { TagsInput } from "../../../../ui/parts/tags-input.ts";
import { TextInput } from "../../../../ui/parts/text-input.ts";
import { Textarea } from "../../../../ui/parts/textarea.ts";
import { useTableStore } from "../../data/table-context.ts";
import { DeleteTable } from "./delete-table.tsx";
import styles from "./owner.module.css";
import { type Details, useSaveDetails } from "./owner-calls.ts";
import { nameColumns } from "./personal-columns.ts";

export function TableDetails({ onClose }: { readonly onClose: () => void }) {
  const { info, listing } = useTableStore("state");
  const { run, isBusy, problem } = useSaveDetails();
  const [name, setName] = useState(info.name ?? "");
  const [description, setDescription] = useState(info.description ?? "");
  const [tags, setTags] = useState<readonly string[]>(info.tags);
  const [isListed, setIsListed] = useState(listing.isListed);

  const save = (event: FormEvent): void => {
    event.preventDefault();
    const changed: Details = {
      ...(name.trim() !== (info.name ?? "") && { name }),
      ...(description.trim() !== (info.description ?? "") && { description }),
      ...(tags.join() !== info.tags.join() && { tags: [...tags] }),
      ...(isListed !== listing.isListed && { listed: isListed }),
    };
    if (Object.keys(changed).length === 0) onClose();
    else run(changed, { onSuccess: onClose });
  };
  return (
    <form onSubmit={save}>
      <Stack gap="md">
        <TextInput
          label="Name"
          data-autofocus
          required
          maxLength={LIMITS.tableNameCharacters}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={LABELS.description}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LIMITS.descriptionCharacters}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <TagsInput
          label={LABELS.tags}
          placeholder="Type a tag and press Enter"
          maxTags={LIMITS.maxTags}
          splitChars={[","]}
          value={[...tags]}
          onChange={(all) => setTags(all.map((tag) => tag.slice(0, LIMITS.tagCharacters)))}
        />
        <div>
          <Switch
            label={LABELS.public}
            description={`${LABELS.publicMeans} Anyone with the link can open it either way.`}
            checked={isListed}
            onChange={(event) => setIsListed(event.currentTarget.checked)}
          />
          {isListed && listing.personalColumns.length > 0 && (
            <p className={styles.warning} role="note">
              This table seems to contain personal data: {nameColumns(listing.personalColumns)}. Everyone could find it.
            </p>
          )}
        </div>
        {problem !== null && <InlineProblem what="It could not be saved" problem={problem} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} disabled={name.trim() === ""}>
            Save
          </Button>
        </Group>
        <DeleteTable />
      </Stack>
    </form>
  );
}
