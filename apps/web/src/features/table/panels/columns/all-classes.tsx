/** Every class there is, by subject, for a column that holds none of the likely ones. */
import type { EntityClassesReply } from "@limpid/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { Select } from "../../../../ui/parts/select.ts";
import styles from "../../grid/column-header.module.css";

interface AllClassesProps {
  readonly current: string;
  readonly isBusy: boolean;
  readonly onChoose: (id: string) => void;
}

const GROUPS: Readonly<Record<string, string>> = {
  id: "Identifiers",
  number: "Numbers",
  measure: "Measures",
  datetime: "Dates and times",
  geo: "Places",
  person: "People",
  org: "Organisations",
  contact: "Contact",
  finance: "Finance",
  code: "Codes",
  category: "Categories",
  text: "Text",
};

export function AllClasses({ current, isBusy, onChoose }: AllClassesProps) {
  const { data = [] } = useQuery({
    queryKey: ["entity classes"],
    queryFn: ({ signal }) => call("entityClasses", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Select
      mt="xs"
      size="xs"
      label="Another class"
      classNames={{ label: styles.label ?? "" }}
      placeholder="Search all classes"
      searchable
      value={null}
      data={grouped(data, current)}
      disabled={isBusy}
      maxDropdownHeight={240}
      nothingFoundMessage="No such class"
      comboboxProps={{ withinPortal: false }}
      onChange={(id) => {
        if (id !== null) onChoose(String(id));
      }}
    />
  );
}

function grouped(classes: EntityClassesReply, current: string) {
  return Object.entries(GROUPS).flatMap(([group, title]) => {
    const items = classes
      .filter((one) => one.group === group && one.id !== current)
      .map((one) => ({ value: one.id, label: one.title }))
      .sort((one, other) => one.label.localeCompare(other.label));
    return items.length === 0 ? [] : [{ group: title, items }];
  });
}
