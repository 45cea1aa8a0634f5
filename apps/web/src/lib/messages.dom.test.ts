import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { clearWarning, postMessage, resetMessages, useMessages, warnOfService } from "./messages.ts";

it("a warning of the service is queued once, and stays when another table is opened, until it is cleared", () => {
  const { result } = renderHook(useMessages);
  const warned = (change: () => void): readonly string[] => {
    act(change);
    return result.current.warnings.map(({ message }) => message);
  };
  act(() => postMessage("The last row is a total", 1));
  act(() => warnOfService("Closed on Sunday", null));
  expect(warned(() => warnOfService("Closed on Sunday", null))).toEqual([
    "The last row is a total",
    "Closed on Sunday",
  ]);
  expect(warned(resetMessages)).toEqual(["Closed on Sunday"]);
  expect(warned(() => clearWarning(result.current.warnings[0]!.id))).toEqual([]);
});
