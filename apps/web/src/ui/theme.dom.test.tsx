import { LIMITS } from "@limpid/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.tsx";
import { Menu } from "./parts/menu.ts";
import { Popover } from "./parts/popover.ts";
import { Tooltip } from "./parts/tooltip.ts";

const { placement, zIndex } = LIMITS.popup;
const target = <button type="button">Target</button>;

it.each([
  [
    "panels",
    <Popover key="panel" opened>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown data-testid="popup" />
    </Popover>,
  ],
  [
    "menus",
    <Menu key="menu" opened>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown data-testid="popup" />
    </Menu>,
  ],
])("%s open below what opens them, above all else", async (_, part) => {
  renderScreen(part);
  const popup = await screen.findByTestId("popup");
  expect([popup.dataset.position, popup.style.zIndex]).toEqual([placement, String(zIndex)]);
});

it("tooltips are above all else", async () => {
  renderScreen(
    <Tooltip opened label="Said" data-testid="popup">
      {target}
    </Tooltip>,
  );
  expect((await screen.findByTestId("popup")).style.zIndex).toBe(String(zIndex));
});
