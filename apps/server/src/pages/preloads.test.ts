import { describe, expect, it } from "vitest";
import { type BuildManifest, findPreloads, preloadHeader } from "./preloads.ts";

const TABLE = "src/app/routes/table-route.tsx";
const MANIFEST: BuildManifest = {
  "index.html": { file: "assets/index-1.js", css: ["assets/index-1.css"], imports: ["_react-2.js"] },
  "_react-2.js": { file: "assets/react-2.js" },
  [TABLE]: { file: "assets/table-route-3.js", imports: ["index.html", "_screen-4.js", "_react-2.js"] },
  "_screen-4.js": { file: "assets/screen-4.js", css: ["assets/screen-4.css"], imports: ["_button-5.js", "index.html"] },
  "_button-5.js": { file: "assets/button-5.js", css: ["assets/button-5.css"], imports: ["_screen-4.js"] },
};

describe("what a screen is made of", () => {
  it("is fetched with the page, each part once, without what the page names itself", () => {
    expect(findPreloads(MANIFEST, TABLE)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/table-route-3.js" />',
      '<link rel="modulepreload" crossorigin href="/assets/screen-4.js" />',
      '<link rel="modulepreload" crossorigin href="/assets/button-5.js" />',
      '<link rel="preload" as="style" crossorigin href="/assets/screen-4.css" />',
      '<link rel="preload" as="style" crossorigin href="/assets/button-5.css" />',
    ]);
  });

  it("is nothing where the build does not know the screen", () => {
    expect(findPreloads({}, TABLE)).toEqual([]);
  });

  it("comes with what it asks for first", () => {
    expect(preloadHeader("/api/v1/table/one?of=a&b")).toBe(
      '<link rel="preload" as="fetch" crossorigin href="/api/v1/table/one?of=a&amp;b" />',
    );
  });
});
