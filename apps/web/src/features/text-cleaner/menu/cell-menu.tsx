/** The menu of a result cell: each of the four kinds has its own. */
import { type JSX, type KeyboardEvent, useEffect, useRef } from "react";
import type { LineKind } from "../model/line-view.ts";
import { ErrorMenu } from "./error-menu.tsx";
import classes from "./menu.module.css";
import type { MenuProps } from "./menu-props.ts";
import { OkMenu } from "./ok-menu.tsx";
import { TextMenu } from "./text-menu.tsx";
import { WarningMenu } from "./warning-menu.tsx";

const MENUS: Readonly<Record<LineKind, (props: MenuProps) => JSX.Element>> = {
  ok: OkMenu,
  text: TextMenu,
  warning: WarningMenu,
  error: ErrorMenu,
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export function CellMenu({ line, view }: MenuProps) {
  const Menu = MENUS[view.kind];
  const menu = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind has another menu, whose items the focus has not seen
  useEffect(() => {
    const first = menu.current?.querySelector<HTMLElement>("[data-autofocus]") ?? controlsOf(menu.current)[0];
    first?.focus();
  }, [view.kind]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const controls = controlsOf(menu.current);
    const index = controls.indexOf(document.activeElement as HTMLElement);
    controls[(index + step + controls.length) % controls.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move among the controls inside
    <div ref={menu} className={classes.menu} onKeyDown={onKeyDown}>
      <Menu line={line} view={view} />
    </div>
  );
}

function controlsOf(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>("button:enabled, input:enabled, a[href]") ?? [])];
}
