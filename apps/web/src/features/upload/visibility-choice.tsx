/** Whether the next table is public. It can be changed later, beside the table. */
import { LABELS } from "@limpid/contract";
import { UploadChoice } from "./upload-choice.tsx";

interface VisibilityChoiceProps {
  /** Null until the default of this service is known. */
  readonly isPublic: boolean | null;
  readonly isDisabled: boolean;
  readonly onChange: (isPublic: boolean) => void;
}

const OPTIONS = [
  { value: "private", label: LABELS.private },
  { value: "public", label: LABELS.public },
];

export function VisibilityChoice({ isPublic, isDisabled, onChange }: VisibilityChoiceProps) {
  return (
    <UploadChoice
      label={LABELS.visibility}
      options={OPTIONS}
      value={isPublic === true ? "public" : "private"}
      about={isPublic === null ? "" : isPublic ? LABELS.publicMeans : LABELS.privateMeans}
      isDisabled={isDisabled || isPublic === null}
      onChange={(value) => onChange(value === "public")}
    />
  );
}
