import { TextButton } from "../../../../ui/text-button.tsx";
import styles from "./reading-editor.module.css";

interface FieldLabelProps {
  readonly title: string;
  /** A person has chosen; otherwise it was found out. */
  readonly isAsked: boolean;
  readonly isFound: boolean;
  readonly onForget: () => void;
}

/** This label is only visual; the control has its own accessible name. */
export function FieldLabel({ title, isAsked, isFound, onForget }: FieldLabelProps) {
  return (
    <div className={styles.label}>
      <span aria-hidden="true">{title}</span>
      {isAsked ? (
        <TextButton
          aria-label={`Detect ${title} again`}
          onClick={({ currentTarget }) => {
            // The button goes; the focus stays with what it was about.
            currentTarget.closest("[data-choice]")?.querySelector("input")?.focus();
            onForget();
          }}
        >
          Detect again
        </TextButton>
      ) : (
        isFound && <span className={styles.found}>detected</span>
      )}
    </div>
  );
}
