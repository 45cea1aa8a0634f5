import { describe, expect, it } from "vitest";
import { addMessage, type Message, NO_MESSAGES } from "./messages.ts";

const message = (id: number, level: number): Message => ({
  id,
  level,
  message: `m${id}`,
  url: null,
  postTime: new Date(0),
});
const latestOf = (...messages: readonly Message[]) => messages.reduce(addMessage, NO_MESSAGES);

describe("addMessage", () => {
  it.each([
    ["an info replaces the info before it", [message(1, 0), message(2, 0)], 2, []],
    ["an error replaces an info", [message(1, 0), message(2, 2)], 2, []],
    ["a warning is queued and replaces nothing", [message(1, 0), message(2, 1), message(3, 1)], 1, [2, 3]],
    ["a debug message is only logged", [message(1, 0), message(2, -1)], 1, []],
  ])("%s", (_, messages, latest, warnings) => {
    const state = latestOf(...messages);
    expect(state.latest?.id).toBe(latest);
    expect(state.warnings.map((warning) => warning.id)).toEqual(warnings);
    expect(state.log).toHaveLength(messages.length);
  });

  it("keeps the log short", () => {
    const many = Array.from({ length: 600 }, (_, index) => message(index, 0));
    expect(latestOf(...many).log).toHaveLength(500);
  });
});
