import { expect, it } from "vitest";
import { importDiagram } from "./import-diagram.ts";

it("draws who imports whom, without what is reached over others", () => {
  const diagram = importDiagram([
    {
      folder: "apps/web",
      sources: ['import { call } from "@limpid/wire/schemas";', 'const later = import("@limpid/base");'],
    },
    {
      folder: "packages/wire",
      sources: ['import type { Base } from "@limpid/base";', 'export * from "@limpid/wire";'],
    },
    { folder: "packages/base", sources: ['import { join } from "node:path";'] },
  ]);
  expect(diagram.split("\n")).toEqual([
    "```mermaid",
    "flowchart LR",
    "  base[base]",
    "  web([web])",
    "  wire[wire]",
    "  web --> wire",
    "  wire --> base",
    "```",
  ]);
});
