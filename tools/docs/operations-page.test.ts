import { describe, expect, it } from "vitest";
import { operationsPage } from "./operations-page.ts";

const PAGE = `# Page

<!-- Made by "npm run docs": engine -->

old

<!-- End of engine -->

After.
`;

describe("the page on operations", () => {
  it("has the recipe of a script, without what only its run needs", () => {
    const text = 'import sys\n# recipe\nclean("$1")\n\nwrite()\n# end of recipe\nprint(1)\n';
    expect(operationsPage(PAGE, { engine: { language: "python", text } })).toBe(
      PAGE.replace("old", '```python\nclean("$1")\n\nwrite()\n```'),
    );
  });

  it("is not made of a script that has none", () => {
    const scripts = { engine: { language: "sh", text: "echo" } };
    expect(() => operationsPage(PAGE, scripts)).toThrow('The script of "engine" has no lines between "# recipe"');
  });
});
