import type { PreviewReply, ReadingAlternative } from "@limpid/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openSession } from "../../../../lib/session.ts";
import { fakeService } from "../../../../testing/fake-service.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { TableContext } from "../../data/table-context.ts";
import { update } from "../../data/table-session.ts";
import { makeTable } from "../../testing/make-table.ts";
import { ReviewPanel } from "./review-panel.tsx";

const NAMED = { skiprows: 0, header_rows: 1 };
const UNNAMED = { skiprows: 0, header_rows: 0 };

const ALTERNATIVE: ReadingAlternative = {
  parameter: "header",
  message: "Does the first row hold names, as it was read, or values?",
  taken: "names",
  other: "values",
  choices: UNNAMED,
  answered: false,
};

const selectable = { entries: [], sheets: [], record_paths: [] };
type Shown = Pick<PreviewReply, "choices" | "columns" | "num_rows" | "rows">;
const PREVIEWS: Readonly<Record<0 | 1, Shown>> = {
  0: { choices: UNNAMED, columns: ["column_1"], rows: [["North"], ["East"]], num_rows: 2 },
  1: { choices: NAMED, columns: ["North"], rows: [["East"]], num_rows: 1 },
};

function show(alternatives: readonly ReadingAlternative[] = [ALTERNATIVE], allowsEdits = true) {
  const sent = { read: vi.fn(), edited: vi.fn() };
  const previews = { running: 0, most: 0 };
  fakeService({
    review: () => new Promise(() => {}),
    changes: () => new Promise(() => {}),
    previewReading: async ({ choices }) => {
      previews.most = Math.max(previews.most, ++previews.running);
      await new Promise((resolve) => setTimeout(resolve));
      previews.running--;
      return {
        parameters: {},
        selectable,
        num_columns: 1,
        warnings: [],
        clutter: [],
        ...PREVIEWS[choices.header_rows === 0 ? 0 : 1],
      };
    },
    readAgain: ({ choices }) => {
      sent.read(choices);
      return { result_uuid: "next" };
    },
    editTable: (body) => {
      sent.edited(body);
      return { accepted: true, version: 2 };
    },
  });
  openSession();
  const table = makeTable(["North"], []);
  update(table.state, (state) => ({
    ...state,
    isLoaded: true,
    allowsEdits,
    reading: { ...state.reading, choices: NAMED, selectable: { ...selectable, alternatives: [...alternatives] } },
  }));
  const shown = renderScreen(
    <TableContext value={table}>
      <ReviewPanel />
    </TableContext>,
  );
  return { ...shown, ...sent, previews };
}

const card = (): HTMLElement => screen.getByRole("article", { name: ALTERNATIVE.message });

it("shows both readings side by side, with what differs marked", async () => {
  show();
  await waitFor(() => expect(within(card()).getAllByRole("table")).toHaveLength(2));
  const regions = ["1 · first row holds names", "2 · first row holds values"].map((name) =>
    within(card()).getByRole("region", { name: `First rows, ${name}` }),
  );
  expect(regions.map((region) => within(region).getAllByRole("table").length)).toEqual([1, 1]);
  const marked = [...card().querySelectorAll("[data-differs]")].map(({ tagName, textContent }) => [
    tagName,
    textContent,
  ]);
  expect(marked).toEqual([
    ["TH", "North"],
    ["TD", "North"],
  ]);
});

it("looks at one reading at a time where several questions are open", async () => {
  const encoding = { taken: "windows-1252", other: "windows-1250", choices: { ...NAMED, encoding: "windows-1250" } };
  const { previews } = show([
    { ...ALTERNATIVE, ...encoding, parameter: "encoding", message: "Is the file in windows-1252?" },
    ALTERNATIVE,
  ]);
  await waitFor(() => expect(screen.getAllByRole("table")).toHaveLength(4));
  expect(previews.most).toBe(1);
});

it("takes the focus, and one key reads the file the other way", async () => {
  const { user, read } = show();
  await waitFor(() => expect(document.activeElement).toBe(card()));
  await user.keyboard("2");
  await waitFor(() => expect(read).toHaveBeenCalledWith(UNNAMED));
});

it("is gone once another key has kept the reading", async () => {
  const { user, edited } = show();
  await waitFor(() => expect(document.activeElement).toBe(card()));
  await user.keyboard("1");
  await waitFor(() =>
    expect(edited).toHaveBeenCalledWith(
      expect.objectContaining({ action: "confirm_reading", parameter: "header", reading: "names" }),
    ),
  );
  expect(screen.queryByRole("article", { name: ALTERNATIVE.message })).toBeNull();
});

it("stays with its answer, which leads back", async () => {
  const { user, read } = show([{ ...ALTERNATIVE, answered: true }]);
  expect(screen.queryByRole("article", { name: ALTERNATIVE.message })).toBeNull();
  expect(screen.getByText("Answered: first row holds names")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Read as: first row holds values" }));
  await waitFor(() => expect(read).toHaveBeenCalledWith(UNNAMED));
});

it("asks others than the owner nothing", () => {
  show([ALTERNATIVE], false);
  expect(within(card()).queryByRole("button")).toBeNull();
});
