/** One line of text whose border tells its validity: green when valid, red when it was tried and is not. */
import { useEffect, useRef } from "react";
import classes from "./text-field.module.css";

export type Validity = "none" | "valid" | "invalid";

interface TextFieldProps {
  /** The label is for screen readers; the placeholder shows what to enter. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly validity: Validity;
  readonly placeholder: string;
  readonly inputMode?: "text" | "url";
  readonly hasFocus?: boolean;
  readonly isDisabled?: boolean;
}

export function TextField({ label, value, onChange, validity, placeholder, ...options }: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { hasFocus = false } = options;
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <input
      ref={input}
      className={classes.field}
      type="text"
      inputMode={options.inputMode ?? "text"}
      aria-label={label}
      aria-invalid={validity === "invalid"}
      data-validity={validity}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      disabled={options.isDisabled ?? false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
