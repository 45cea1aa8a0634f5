/** An entry in a panel's list of what is to be decided: one stop of the keyboard, with letters that decide. */
import type { ComponentProps } from "react";
import type { Position } from "../../../ui/grid/position.ts";
import { useTable } from "../data/table-context.ts";

interface ListCardProps extends Omit<ComponentProps<"article">, "onFocus" | "onKeyDown" | "tabIndex"> {
  readonly isActive: boolean;
  readonly onActive: (() => void) | undefined;
  /** The grid shows it when the card takes the focus. */
  readonly place: Position | undefined;
  /** Returns whether the key does something here. Keys typed into a field, or together with Ctrl and the like, do not come here. */
  readonly onPress: (key: string) => boolean;
}

export function ListCard({ isActive, onActive, place, onPress, ...article }: ListCardProps) {
  const table = useTable();
  return (
    <article
      {...article}
      tabIndex={isActive ? 0 : -1}
      onFocus={({ target, currentTarget }) => {
        onActive?.();
        if (target === currentTarget && place !== undefined) table.grid.current?.show(place);
      }}
      onKeyDown={(event) => {
        const isTyping = (event.target as Element).closest("input:not([type=checkbox])") !== null;
        if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !onPress(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
