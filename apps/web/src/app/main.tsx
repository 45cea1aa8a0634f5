import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "../ui/tokens.css";
import "../ui/base.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { idBuffer } from "../lib/id-buffer.ts";
import { openSession } from "../lib/session.ts";
import { styleNonce } from "../lib/style-nonce.ts";
import { askForRows } from "./page/ask-ahead.ts";
import { Providers } from "./providers.tsx";
import { router } from "./router.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error('The page has no element "root"');

// What keeps the page behind a dialog from scrolling asks for it by this name (npm's get-nonce).
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
askForRows();
openSession();
void idBuffer.fill();

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
