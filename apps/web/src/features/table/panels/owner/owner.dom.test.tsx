import { LABELS } from "@limpid/contract";
import { screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, expect, it } from "vitest";
import { openSession } from "../../../../lib/session.ts";
import { type Answers, fakeService, refuse } from "../../../../testing/fake-service.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { TableContext } from "../../data/table-context.ts";
import { type TableSession, update } from "../../data/table-session.ts";
import { makeTable } from "../../testing/make-table.ts";
import { makeTableReply } from "../../testing/make-table-reply.ts";
import { StatusMessage } from "../../toolbar/status-message.tsx";
import { DeletedTable } from "./deleted-table.tsx";
import { PersonalDataBar } from "./personal-data-bar.tsx";
import { TableDetails } from "./table-details.tsx";
import { TableVisibility } from "./table-visibility.tsx";

const REFUSAL = refuse(507, "disk_full", "The disk is full");

let table: TableSession;

beforeEach(() => {
  table = makeTable(["Name"], [["Ann"]]);
});

function show(part: ReactElement, answers: Answers) {
  const service = fakeService(answers);
  openSession();
  return { ...renderScreen(<TableContext value={table}>{part}</TableContext>), service };
}

it("what could not be saved is told where it was typed, and stays there for another try", async () => {
  let isFull = true;
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  const { user } = show(<TableDetails onClose={close} />, {
    describeTable: ({ name }) => (isFull ? REFUSAL : makeTableReply({ name: name ?? null })),
  });
  await user.type(screen.getByLabelText(/Name/), "Club members");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain("It could not be saved: The disk is full");
  expect([isClosed, screen.getByLabelText(/Name/)]).toEqual([
    false,
    expect.objectContaining({ value: "Club members" }),
  ]);
  isFull = false;
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(table.state.get().info.name).toBe("Club members");
});

it("a table that cannot be deleted is still there, and it is said why", async () => {
  const { user } = show(<TableDetails onClose={() => undefined} />, { deleteTable: () => REFUSAL });
  await user.click(screen.getByRole("button", { name: /^Delete this table/ }));
  const part = within(screen.getByRole("region", { name: "Delete" }));
  await user.click(part.getByRole("button", { name: "Delete" }));
  expect((await part.findByRole("alert")).textContent).toContain("The disk is full");
  expect(table.state.get().removedAt).toBeNull();
});

it("a table that cannot be brought back is told so on its screen, which has nothing else to tell it", async () => {
  const { user } = show(<DeletedTable removedAt="2026-01-02T03:04:05.000Z" />, { restoreTable: () => REFUSAL });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect((await screen.findByRole("alert")).textContent).toContain("It could not be restored: The disk is full");
});

const BarWithMessage = () => (
  <>
    <PersonalDataBar />
    <StatusMessage />
  </>
);

it("whether a table stays public is asked until the answer is kept", async () => {
  const personalColumns = [{ idx: 0, title: "Name", class: "Person name" }];
  update(table.state, (state) => ({
    ...state,
    listing: { ...state.listing, isListed: true, isUnconfirmed: true, personalColumns },
  }));
  const answers = [REFUSAL, makeTableReply({ listed: false })];
  const { user, service } = show(<BarWithMessage />, { describeTable: () => answers.shift()! });
  await user.click(screen.getByRole("button", { name: LABELS.makePrivate }));
  await screen.findByRole("alert");
  await user.click(screen.getByRole("button", { name: LABELS.makePrivate }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Public table" })).toBeNull());
  expect(service.asked("describeTable").map((body) => body?.listed)).toEqual([false, false]);
  await screen.findByText(LABELS.isPrivate);
});

const withMessage = (part: ReactElement) => (
  <>
    {part}
    <StatusMessage />
  </>
);

it("a private table is published once its owner has read what everyone will see, and whose data it seems to hold", async () => {
  const personalColumns = [{ idx: 0, title: "Name", class: "Person name" }];
  update(table.state, (state) => ({ ...state, listing: { ...state.listing, personalColumns } }));
  let isClosed = false;
  const { user, service } = show(
    withMessage(
      <TableVisibility
        onClose={() => {
          isClosed = true;
        }}
      />,
    ),
    { describeTable: () => makeTableReply({ listed: true, listed_by: "owner" }) },
  );
  screen.getByText(/everyone can find and read/);
  expect(screen.getByRole("note").textContent).toContain("personal data: Name (Person name)");
  await user.click(screen.getByRole("button", { name: LABELS.publish }));
  await screen.findByText(LABELS.isPublic);
  expect([isClosed, table.state.get().listing.listedBy]).toEqual([true, "owner"]);
  expect(service.asked("describeTable")).toMatchObject([{ listed: true }]);
});

it("a public table says who made it public, and is made private again", async () => {
  update(table.state, (state) => ({
    ...state,
    listing: { ...state.listing, isListed: true, listedBy: "operator" as const },
  }));
  const { user, service } = show(withMessage(<TableVisibility onClose={() => undefined} />), {
    describeTable: () => makeTableReply({ listed: false }),
  });
  screen.getByText(new RegExp(LABELS.publicBy.operator));
  screen.getByText(/already has the link can still open it/);
  await user.click(screen.getByRole("button", { name: LABELS.makePrivate }));
  await screen.findByText(LABELS.isPrivate);
  expect(service.asked("describeTable")).toMatchObject([{ listed: false }]);
});
