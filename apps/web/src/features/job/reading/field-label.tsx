import styles from "./reading-editor.module.css";

interface FieldLabelProps {
  readonly title: string;
  /** A person has chosen; otherwise it was found out. */
  readonly isAsked: boolean;
  readonly onForget: () => void;
}

/** For the eye; the control has its name itself. */
export function FieldLabel({ title, isAsked, onForget }: FieldLabelProps) {
  return (
    <div className={styles.label}>
      <span aria-hidden="true">{title}</span>
      {isAsked ? (
        <button type="button" className={styles.forget} onClick={onForget} aria-label={`Detect ${title} again`}>
          Detect again
        </button>
      ) : (
        <span className={styles.found}>detected</span>
      )}
    </div>
  );
}
