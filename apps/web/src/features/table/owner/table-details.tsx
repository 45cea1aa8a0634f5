/** What the owner says of the table: name, description, tags, whether it is public; and its end. */
import { LABELS, LIMITS } from "@limpid/contract";
import { Button, Group, Stack, Switch, TagsInput, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTable, useTableStore } from "../data/table-context.ts";
import { DeleteTable } from "./delete-table.tsx";
import styles from "./owner.module.css";
import { type Details, saveDetails } from "./owner-calls.ts";
import { nameColumns } from "./personal-columns.ts";

export function TableDetails({ onClose }: { readonly onClose: () => void }) {
  const job = useTable();
  const { info, listing } = useTableStore("state");
  const [isSaving, setIsSaving] = useState(false);
  const [name, setName] = useState(info.name ?? "");
  const [description, setDescription] = useState(info.description ?? "");
  const [tags, setTags] = useState<readonly string[]>(info.tags);
  const [isListed, setIsListed] = useState(listing.isListed);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsSaving(true);
    const changed: Details = {
      ...(name.trim() !== (info.name ?? "") && { name }),
      ...(description.trim() !== (info.description ?? "") && { description }),
      ...(tags.join() !== info.tags.join() && { tags: [...tags] }),
      ...(isListed !== listing.isListed && { listed: isListed }),
    };
    const isDone = Object.keys(changed).length === 0 || (await saveDetails(job, changed));
    setIsSaving(false);
    if (isDone) onClose();
  };
  return (
    <form onSubmit={(event) => void save(event)}>
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
            label="Show in the public catalogue"
            description="Search and feeds list it. Whoever has the link can open the table either way."
            checked={isListed}
            onChange={(event) => setIsListed(event.currentTarget.checked)}
          />
          {isListed && listing.personalColumns.length > 0 && (
            <p className={styles.warning} role="note">
              It seems to hold data of persons: {nameColumns(listing.personalColumns)}. Everybody could find it.
            </p>
          )}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving} disabled={name.trim() === ""}>
            Save
          </Button>
        </Group>
        <DeleteTable onDeleted={onClose} />
      </Stack>
    </form>
  );
}
