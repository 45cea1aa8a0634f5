import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Several screens share this code and the first one does not need it; each bit of it in a file of its own would be twenty more requests. */
const SCREEN_CODE = [
  /[\\/]apps[\\/]web[\\/]src[\\/]ui[\\/](parts[\\/](?!button)|table-cards[\\/])/,
  /[\\/]apps[\\/]web[\\/]src[\\/]lib[\\/](cleaning-presets|copy-text|use-file-drop)\./,
  /[\\/]@tanstack[\\/](query-core|react-query)[\\/].*(infinite|mutationObserver|[uU]seMutation|[uU]seInfinite)/,
  /[\\/]@mantine[\\/]core[\\/]esm[\\/]components[\\/](Input|InputBase|NativeSelect|Switch|TextInput)[\\/]/,
  /[\\/]@mantine[\\/]core[\\/]esm[\\/]core[\\/](Box|InlineStyles|factory|styles-api)[\\/]/,
];
/** Every screen has something of this, the first one too. */
const SHARED_CODE = [
  /[\\/]apps[\\/]web[\\/]src[\\/](app|lib|ui)[\\/](?!grid[\\/])/,
  /[\\/]packages[\\/]contract[\\/](?!src[\\/]panel-labels)/,
  /[\\/]@tanstack[\\/](query-core|react-query)[\\/]/,
  /[\\/]@mantine[\\/]core[\\/]esm[\\/]core[\\/]/,
  /[\\/]@mantine[\\/]hooks[\\/]esm[\\/](?!use-(long-press|debounced|focus))/,
];
const isIn = (code: readonly RegExp[]) => (id: string) => code.some((part) => part.test(id));
const isFirst = (id: string) => isIn(SHARED_CODE)(id) && !isIn(SCREEN_CODE)(id);
const SERVER = "http://127.0.0.1:8080";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 5173, proxy: { "/api": SERVER, "/reasoner": SERVER, "/healthz": SERVER } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true, // The server tells the browser with the page which scripts its screen is made of.
    target: "es2023",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // light-dark() as it is.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", minShareCount: 2, priority: 1, test: isFirst },
            { name: "screens", minShareCount: 2, test: isIn(SCREEN_CODE) },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // The content security policy has no data: URLs.
  },
});
