import { CLIENT_ERRORS, errorTitle, LABELS, LIMITS, type Recipe, type SettingsReply } from "@limpid/contract";
import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ApiProblem } from "../../lib/api-problem.ts";
import { openSession, reportProblem } from "../../lib/session.ts";
import { type Answers, fakeService, refuse } from "../../testing/fake-service.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { UploadScreen } from "./upload-screen.tsx";

const SETTINGS: SettingsReply = {
  upload_mb: 1,
  page_size: 50,
  clean_row_limit: 100,
  contact_email: "",
  public_url: "https://limpid.example",
  build_date: "",
  privacy: {
    database: "sqlite",
    delete_undo_minutes: 60,
    failed_upload_days: 1,
    anonymous_table_days: 0,
    list_by_default: false,
    language_model: null,
  },
  formats: [],
};
const STARTED = { result_uuid: "job", listed: false, listed_by: null };

async function show(answers: Answers = {}) {
  const service = fakeService({
    settings: () => SETTINGS,
    uploadFile: () => STARTED,
    uploadUrl: () => STARTED,
    ...answers,
  });
  openSession();
  const onStarted = vi.fn();
  const view = renderScreen(<UploadScreen onStarted={onStarted} />);
  // The limits of the installation are here once its address is.
  await screen.findByPlaceholderText(SETTINGS.public_url);
  return { ...view, service, onStarted };
}

const way = (name: string) => within(screen.getByRole("form", { name }));
const start = (name: string): HTMLElement => way(name).getByRole("button", { name: LABELS.start });
const pasteArea = (): HTMLElement => screen.getByRole("textbox", { name: "Paste raw data" });
const chooser = (): HTMLElement => screen.getByLabelText(new RegExp(LABELS.chooseOrDrop));
const fileOf = (text: string, name = "a.csv"): File => new File([text], name);
const decode = (base64: string): string => Buffer.from(base64, "base64").toString();

function drop(files: readonly File[]): void {
  const event = createEvent.drop(window);
  Object.defineProperty(event, "dataTransfer", { value: { files, types: ["Files"] } });
  fireEvent(window, event);
}

describe("a file", () => {
  it("is sent as it is, under its name, and its job is opened", async () => {
    const { user, service, onStarted } = await show();
    await user.upload(chooser(), fileOf("a,b\n1,ü\n", "Zürich.csv"));
    await user.click(start("A file"));
    await waitFor(() => expect(onStarted.mock.calls).toEqual([["job"]]));
    const [body] = service.asked("uploadFile");
    expect(body).toMatchObject({ filename: "Zürich.csv", is_copy_paste: false, is_url: false, page_size: 50 });
    expect(body).toMatchObject({ session_uuid: "session" });
    expect(decode(body?.data ?? "")).toBe("a,b\n1,ü\n");
  });

  it("that is too large for this installation is refused when it is chosen, however it comes", async () => {
    const { user, service } = await show();
    const large = () => fileOf("x".repeat(1024 * 1024 + 1), "large.csv");
    const isRefused = async (): Promise<void> => {
      expect((await way("A file").findByRole("alert")).textContent).toBe(errorTitle("file_too_large", 1));
      expect(way("A file").queryByRole("button", { name: LABELS.start })).toBeNull();
      expect(way("A file").queryByText("large.csv")).toBeNull();
    };
    expect(way("A file").getByText("Up to 1 MB")).toBeTruthy();
    await user.upload(chooser(), large());
    await isRefused();
    await user.upload(chooser(), fileOf("small"));
    expect(way("A file").queryByRole("alert")).toBeNull();
    expect(start("A file")).toHaveProperty("disabled", false);
    drop([large()]);
    await isRefused();
    expect(service.asked("uploadFile")).toEqual([]);
  });

  it("that another screen hands over is refused as well when it is too large", async () => {
    fakeService({ settings: () => ({ ...SETTINGS, upload_mb: LIMITS.uploadMb }) });
    const large = new File([new Uint8Array(LIMITS.uploadMb * 1024 * 1024 + 1)], "large.csv");
    renderScreen(<UploadScreen firstFile={large} onStarted={vi.fn()} />);
    expect((await way("A file").findByRole("alert")).textContent).toBe(errorTitle("file_too_large", LIMITS.uploadMb));
    expect(screen.queryByText("large.csv")).toBeNull();
  });

  it("may be dropped anywhere, but only one", async () => {
    const { user, onStarted } = await show();
    drop([fileOf("a"), fileOf("b")]);
    expect((await way("A file").findByRole("alert")).textContent).toBe(CLIENT_ERRORS.oneFileOnly);
    expect(way("A file").queryByRole("button", { name: LABELS.start })).toBeNull();
    drop([fileOf("a", "dropped.csv")]);
    await way("A file").findByText("dropped.csv");
    expect(way("A file").queryByRole("alert")).toBeNull();
    await user.click(start("A file"));
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  });

  it.each([
    [
      "what the sender can do something about",
      refuse(422, "nothing_to_upload", "No table in there"),
      "No table in there",
    ],
    ["a fault of the server as one", refuse(500, "internal", "Stack trace"), CLIENT_ERRORS.uploadFailed],
  ])("that is refused says %s, and can be sent again", async (_, refusal, told) => {
    const answers = [() => refusal, () => STARTED];
    const { user, onStarted } = await show({ uploadFile: () => answers.shift()!() });
    await user.upload(chooser(), fileOf("a"));
    await user.click(start("A file"));
    expect((await way("A file").findByRole("alert")).textContent).toContain(told);
    await user.click(start("A file"));
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  });

  it("is sent again by itself with a new session when the old one is unknown", async () => {
    const answers = [() => refuse(401, "no_session", "No session"), () => STARTED];
    const { user, onStarted, service } = await show({ uploadFile: () => answers.shift()!() });
    await user.upload(chooser(), fileOf("a"));
    await user.click(start("A file"));
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    expect(service.asked("uploadFile")).toHaveLength(2);
    expect(service.asked("hello").length).toBeGreaterThan(0);
  });

  it("on its way shows how far it is, lets nothing else start, and can be called back", async () => {
    const { user, onStarted, service } = await show({ uploadFile: () => new Promise(() => {}) });
    await user.upload(chooser(), fileOf("a"));
    await user.type(pasteArea(), "a,b");
    await user.click(start("A file"));
    expect(await screen.findByRole("progressbar", { name: "Upload" })).toHaveProperty("value", 50);
    expect(start("Pasted text")).toHaveProperty("disabled", true);
    expect(pasteArea()).toHaveProperty("disabled", true);
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(start("A file")).toHaveProperty("disabled", false);
    expect([onStarted.mock.calls.length, service.asked("uploadFile").length]).toEqual([0, 1]);
  });

  it("is sent once by a double click on Start", async () => {
    const { user, onStarted, service } = await show({ uploadFile: () => new Promise(() => {}) });
    await user.upload(chooser(), fileOf("a"));
    const place = start("A file");
    await user.dblClick(place);
    await screen.findByRole("progressbar", { name: "Upload" });
    expect(start("A file")).toBe(place);
    expect(service.asked("uploadFile")).toHaveLength(1);
    expect(onStarted).not.toHaveBeenCalled();
  });

  it("that is called back while it waits for the session is never sent, and gives way to another at once", async () => {
    let greet: (() => void) | undefined;
    const isGreeted = new Promise<void>((resolve) => {
      greet = resolve;
    });
    const { user, onStarted, service } = await show({
      hello: async () => {
        await isGreeted;
        return { session_uuid: "session" };
      },
    });
    act(() => reportProblem(new ApiProblem(401, "no_session", "No session")));
    await user.upload(chooser(), fileOf("first"));
    await user.click(start("A file"));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await user.upload(chooser(), fileOf("second"));
    await user.click(start("A file"));
    greet?.();
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    expect(service.asked("uploadFile").map((body) => decode(body?.data ?? ""))).toEqual(["second"]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("whether the table is public", () => {
  const choice = () => screen.getByRole<HTMLSelectElement>("combobox", { name: LABELS.visibility });
  const uploaded = async ({ user, service }: Awaited<ReturnType<typeof show>>) => {
    await user.upload(chooser(), fileOf("a"));
    await user.click(start("A file"));
    await waitFor(() => expect(service.asked("uploadFile")).toHaveLength(1));
    return service.asked("uploadFile")[0]?.listed;
  };

  it("is left to the service where nobody chooses, and said", async () => {
    const shown = await show();
    expect(choice().value).toBe("private");
    screen.getByText(LABELS.privateMeans);
    expect(await uploaded(shown)).toBeUndefined();
  });

  it("is said truly of a service that publishes new tables, which may be turned off", async () => {
    const shown = await show({
      settings: () => ({ ...SETTINGS, privacy: { ...SETTINGS.privacy, list_by_default: true } }),
    });
    expect(choice().value).toBe("public");
    screen.getByText(LABELS.publicMeans);
    await shown.user.selectOptions(choice(), LABELS.private);
    expect(await uploaded(shown)).toBe(false);
  });

  it("is chosen with the file", async () => {
    const shown = await show();
    await shown.user.selectOptions(choice(), LABELS.public);
    expect(await uploaded(shown)).toBe(true);
  });
});

describe("pasted text", () => {
  it("is sent as text, and not while it is blank", async () => {
    const { user, service, onStarted } = await show();
    await user.type(pasteArea(), "  ");
    expect(start("Pasted text")).toHaveProperty("disabled", true);
    await user.type(pasteArea(), "a,b{Enter}1,2");
    await user.click(start("Pasted text"));
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    const [body] = service.asked("uploadFile");
    expect(body).toMatchObject({ is_copy_paste: true });
    expect(decode(body?.data ?? "")).toBe("  a,b\n1,2");
  });

  it("that is too long is not cut, but offered whole as a file", async () => {
    const { user, service, onStarted } = await show();
    const long = "x".repeat(LIMITS.pasteCharacters + 1);
    await user.click(pasteArea());
    await user.paste(long);
    expect(pasteArea()).toHaveProperty("value", "");
    expect(way("Pasted text").getByRole("alert").textContent).toContain(long.length.toLocaleString("en"));
    await user.click(screen.getByRole("button", { name: "Upload it as a file" }));
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    const [body] = service.asked("uploadFile");
    expect(body).toMatchObject({ is_copy_paste: false, filename: "pasted.txt" });
    expect(decode(body?.data ?? "")).toHaveLength(long.length);
  });
});

describe("a URL", () => {
  it.each(["ftp://example.org/a.csv", "http://example.org/a.csv", "example", "https://"])(
    "%s is not sent",
    async (url) => {
      const { user } = await show();
      await user.type(screen.getByRole("textbox", { name: "URL of a file" }), url);
      expect(start("A URL")).toHaveProperty("disabled", true);
      expect(screen.getByRole("textbox", { name: "URL of a file" }).getAttribute("aria-invalid")).toBe("true");
    },
  );

  it("is sent by Enter, and its refusal goes when it is changed", async () => {
    const { user, service } = await show({ uploadUrl: () => refuse(400, "forbidden_host", "Not from there") });
    const field = screen.getByRole("textbox", { name: "URL of a file" });
    await user.type(field, "https://example.org/a.csv{Enter}");
    expect((await way("A URL").findByRole("alert")).textContent).toContain("Not from there");
    const [body] = service.asked("uploadUrl");
    expect(decode(body?.data ?? "")).toBe("https://example.org/a.csv");
    await user.type(field, "?x");
    expect(way("A URL").queryByRole("alert")).toBeNull();
  });
});

describe("a recipe", () => {
  const RECIPE: Recipe = {
    format: "limpid-recipe",
    version: 1,
    name: "Bank statement",
    made_from: "may.csv",
    reading: {},
    settings: { forms: "keep", repairs: "propose" },
    columns: [
      { title: "Day", class: "date", class_is: "chosen", decisions: [{ decision: "date_order", option: "mdy" }] },
    ],
    not_replayable: { cells: 0, rows: 0, columns: 0 },
  };

  /** Answers the file chooser that the next click opens. */
  function chooseNext(file: File): void {
    vi.spyOn(HTMLInputElement.prototype, "click").mockImplementationOnce(function (this: HTMLInputElement) {
      Object.defineProperty(this, "files", { value: [file] });
      fireEvent.change(this);
    });
  }

  it("is sent with the file, and brings its settings along", async () => {
    const { user, service } = await show();
    const choice = screen.getByRole("combobox", { name: LABELS.recipe });
    chooseNext(fileOf(JSON.stringify(RECIPE), "bank.recipe.json"));
    await user.selectOptions(choice, "Choose a file…");
    expect(await screen.findByText(/^2 decisions made with may\.csv/)).toBeTruthy();
    expect(choice).toHaveProperty("value", "chosen");
    await user.upload(chooser(), fileOf("Day\n01/02/2026\n"));
    await user.click(start("A file"));
    await waitFor(() => expect(service.asked("uploadFile")).toHaveLength(1));
    expect(service.asked("uploadFile")[0]).toMatchObject({ recipe: RECIPE, forms: "keep", repairs: "propose" });
  });

  it("can be left out again", async () => {
    const { user, service } = await show();
    const choice = screen.getByRole("combobox", { name: LABELS.recipe });
    chooseNext(fileOf(JSON.stringify(RECIPE)));
    await user.selectOptions(choice, "Choose a file…");
    await screen.findByText(/^2 decisions/);
    await user.selectOptions(choice, "No recipe");
    expect(screen.getByText(LABELS.recipeMeans)).toBeTruthy();
    await user.upload(chooser(), fileOf("a"));
    await user.click(start("A file"));
    await waitFor(() => expect(service.asked("uploadFile")).toHaveLength(1));
    expect(service.asked("uploadFile")[0]).not.toHaveProperty("recipe");
  });

  it("is refused by its name where the file is none", async () => {
    const { user } = await show();
    chooseNext(fileOf("[]", "table.json"));
    const choice = screen.getByRole("combobox", { name: LABELS.recipe });
    await user.selectOptions(choice, "Choose a file…");
    expect(await screen.findByText("table.json is not a recipe.")).toBeTruthy();
    expect(choice).toHaveProperty("value", "none");
  });
});
