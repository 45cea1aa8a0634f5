import { LABELS } from "@limpid/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { ResultPane } from "./result-pane.tsx";

it("without a table says so, and leads to where one is made", () => {
  renderScreen(<ResultPane state={{ kind: "idle" }} isEmpty />);
  expect(screen.getByRole("heading", { name: "There is no table yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: LABELS.startCleaning }).getAttribute("href")).toBe("/upload");
});

it("with tables waits for a query", () => {
  renderScreen(<ResultPane state={{ kind: "idle" }} isEmpty={false} />);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByText(/The result appears here/)).toBeTruthy();
});
