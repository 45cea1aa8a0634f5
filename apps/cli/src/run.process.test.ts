import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { COMMANDS } from "./commands/index.ts";
import { runLimpid } from "./testing/run-limpid.ts";

describe("limpid", () => {
  it("prints its version", async () => {
    expect(await runLimpid(["--version"])).toEqual({ code: 0, out: `${manifest.version}\n`, messages: [] });
  });

  it("lists every command", async () => {
    const { code, out } = await runLimpid(["--help"]);
    expect(code).toBe(0);
    for (const { name, summary } of COMMANDS) expect(out).toMatch(new RegExp(`${name} +${summary}`));
  });

  it.each(COMMANDS.map(({ name, load }) => [name, load] as const))("explains %s", async (name, load) => {
    const { help } = await load();
    expect(await runLimpid([name, "--help"])).toEqual({ code: 0, out: help, messages: [] });
  });

  it("asks for a command", async () => {
    const { code, out } = await runLimpid([]);
    expect(code).toBe(2);
    expect(out).toContain("Usage: limpid COMMAND");
  });

  it("names a command it does not know", async () => {
    expect(await runLimpid(["polish"])).toEqual({
      code: 2,
      out: "",
      messages: ['limpid: There is no command "polish"; "limpid --help" lists them'],
    });
  });
});
