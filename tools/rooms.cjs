/** Folders do not import each other in a circle: to know one of them takes only those that it imports, and theirs. */
const { options } = require("./boundaries.cjs");

/** Files beside the folders of a package put them together, or are shared by all of them. */
const BESIDE_FOLDERS = "^(packages|apps)/[^/]+/src/[^/]+\\.tsx?$";
/** Tests set up whatever they need. */
const TESTS = "\\.(test|suite|bench)\\.tsx?$|/testing/|/training/";

module.exports = {
  forbidden: [
    {
      name: "no-folder-cycles",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, BESIDE_FOLDERS, TESTS] } },
};
