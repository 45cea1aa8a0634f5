/** The menu of a result cell: each of the four kinds has its own. */
import type { LineKind, LineView } from "../model/line-view.ts";
import { ErrorMenu } from "./error-menu.tsx";
import classes from "./menu.module.css";
import { OkMenu } from "./ok-menu.tsx";
import { TextMenu } from "./text-menu.tsx";
import { WarningMenu } from "./warning-menu.tsx";

export interface MenuProps {
  readonly line: number;
  readonly view: LineView;
}

const MENUS: Readonly<Record<LineKind, (props: MenuProps) => React.JSX.Element>> = {
  ok: OkMenu,
  text: TextMenu,
  warning: WarningMenu,
  error: ErrorMenu,
};

export function CellMenu({ line, view }: MenuProps) {
  const Menu = MENUS[view.kind];
  return (
    <div className={classes.menu}>
      <Menu line={line} view={view} />
    </div>
  );
}
