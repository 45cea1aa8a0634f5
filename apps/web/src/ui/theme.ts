/** Mantine in our own clothes: every value is a token of tokens.css. */
import { LIMITS } from "@limpid/contract";
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

const shades = (...names: readonly string[]): MantineColorsTuple =>
  names.map((name) => `var(--${name})`) as unknown as MantineColorsTuple;

const slate = Array.from({ length: 10 }, (_, index) => `slate-${index}`);

const { placement, distancePx, skidPx, zIndex, openMs, closeMs, fadeMs } = LIMITS.popup;

const popup = {
  position: placement,
  offset: { mainAxis: distancePx, crossAxis: skidPx },
  zIndex,
  transitionProps: { transition: "fade", duration: fadeMs },
} as const;
const delayedPopup = { ...popup, openDelay: openMs, closeDelay: closeMs };

export const theme = createTheme({
  fontFamily: "var(--font-sans)",
  fontFamilyMonospace: "var(--font-mono)",
  headings: { fontFamily: "var(--font-sans)", fontWeight: "var(--weight-strong)" },
  primaryColor: "accent",
  primaryShade: 6,
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  autoContrast: false,
  focusRing: "auto",
  components: {
    Switch: { defaultProps: { withThumbIndicator: false } },
    Popover: { defaultProps: popup },
    Combobox: { defaultProps: popup },
    Menu: { defaultProps: delayedPopup },
    Tooltip: { defaultProps: delayedPopup },
  },
  colors: {
    slate: shades(...slate),
    accent: shades(...Array<string>(6).fill("accent"), "accent", "accent-hover", "accent-hover", "accent-hover"),
  },
  fontSizes: {
    xs: "var(--text-sm)",
    sm: "var(--text-md)",
    md: "var(--text-md)",
    lg: "var(--text-lg)",
    xl: "var(--text-xl)",
  },
  spacing: {
    xs: "var(--space-1)",
    sm: "var(--space-2)",
    md: "var(--space-3)",
    lg: "var(--space-4)",
    xl: "var(--space-6)",
  },
  radius: {
    xs: "var(--radius-sm)",
    sm: "var(--radius-sm)",
    md: "var(--radius)",
    lg: "var(--radius)",
    xl: "var(--radius)",
  },
  shadows: {
    xs: "none",
    sm: "none",
    md: "var(--shadow-float)",
    lg: "var(--shadow-float)",
    xl: "var(--shadow-float)",
  },
});

const common = {
  "--mantine-color-body": "var(--surface)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-dimmed": "var(--ink-soft)",
  "--mantine-color-placeholder": "var(--ink-faint)",
  "--mantine-color-anchor": "var(--accent-ink)",
  "--mantine-color-error": "var(--bad)",
  "--mantine-color-default": "var(--surface-raised)",
  "--mantine-color-default-hover": "var(--surface-hover)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--line-strong)",
  "--mantine-color-disabled": "var(--surface-hover)",
  "--mantine-color-disabled-color": "var(--ink-faint)",
  "--mantine-color-disabled-border": "var(--line-color)",
  "--mantine-color-accent-filled": "var(--accent)",
  "--mantine-color-accent-filled-hover": "var(--accent-hover)",
  "--mantine-color-accent-light": "var(--accent-soft)",
  "--mantine-color-accent-light-hover": "var(--surface-selected)",
  "--mantine-color-accent-light-color": "var(--accent-ink)",
  "--mantine-color-accent-outline": "var(--accent)",
  "--mantine-color-accent-outline-hover": "var(--accent-soft)",
  "--mantine-primary-color-contrast": "var(--on-accent)",
  "--mantine-color-white": "var(--on-accent)",
  // What floats in the dark scheme takes its surface and border from these shades directly.
  "--mantine-color-dark-4": "var(--line-strong)",
  "--mantine-color-dark-5": "var(--surface-hover)",
  "--mantine-color-dark-6": "var(--surface-raised)",
};

/** The same in both schemes: tokens change their values themselves. */
export const resolveCssVariables: CSSVariablesResolver = () => ({ variables: {}, light: common, dark: common });
