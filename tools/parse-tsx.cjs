/** Lets dependency-cruiser's swc parser read JSX: it has no setting for that ("TODO: {tj}sx" in its parse.mjs). */
const swc = require("@swc/core");

const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith(".tsx") });
