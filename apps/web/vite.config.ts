import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

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
    assetsInlineLimit: 0, // The content security policy has no data: URLs.
  },
});
