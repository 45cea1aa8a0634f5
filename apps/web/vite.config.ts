import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** What every screen has something of; each bit of it in a file of its own would be twenty more requests. */
const SHARED_CODE = [
  /[\\/]apps[\\/]web[\\/]src[\\/](app|lib|ui)[\\/](?!grid[\\/])/,
  /[\\/]packages[\\/]contract[\\/]/,
  /[\\/]@tanstack[\\/](query-core|react-query)[\\/]/,
  /[\\/]@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](Input|InputBase|NativeSelect|Switch|TextInput))[\\/]/,
];
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
          groups: [{ name: "shared", minShareCount: 2, test: (id) => SHARED_CODE.some((part) => part.test(id)) }],
        },
      },
    },
    assetsInlineLimit: 0, // The content security policy has no data: URLs.
  },
});
