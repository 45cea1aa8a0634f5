/** A button of a screen, or a link that looks like one. While it is loading it keeps its size and cannot be pressed. */
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

export interface ButtonLook {
  readonly size?: "compact-sm" | "compact-md" | "sm" | "md";
  readonly variant?: "filled" | "default" | "light" | "outline" | "subtle";
  readonly color?: "accent" | "gray" | "red";
  readonly leftSection?: ReactNode;
  readonly loading?: boolean;
}

type ButtonProps = Omit<ComponentProps<"button">, "color"> &
  ButtonLook & {
    readonly component?: "button";
    /** Draws another element with the props of the button. */
    readonly renderRoot?: (props: { readonly className: string; readonly children: ReactNode }) => ReactNode;
  };
type LinkProps = Omit<ComponentProps<"a">, "color"> & ButtonLook & { readonly component: "a" };

export function Button(props: ButtonProps | LinkProps) {
  const { size = "sm", variant = "filled", color = "accent", leftSection, loading = false, ...own } = props;
  const { className, children, component = "button", ...others } = own;
  const root = {
    className: className === undefined ? styles.button : `${styles.button} ${className}`,
    "data-size": size,
    "data-variant": variant,
    "data-color": color,
    "data-loading": loading || undefined,
    "data-with-left-section": leftSection === undefined ? undefined : true,
    children: (
      <span className={styles.inner}>
        {leftSection !== undefined && <span className={styles.section}>{leftSection}</span>}
        <span className={styles.label}>{children}</span>
      </span>
    ),
  };
  if (component === "a") return <a {...(others as ComponentProps<"a">)} {...root} />;
  const { renderRoot, ...rest } = others as Omit<ButtonProps, keyof ButtonLook>;
  if (renderRoot !== undefined) return renderRoot({ ...rest, ...root } as Parameters<typeof renderRoot>[0]);
  return <button type="button" {...rest} {...root} disabled={rest.disabled === true || loading} />;
}
