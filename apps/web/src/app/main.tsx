import "@mantine/core/styles.layer.css";
import "../ui/tokens.css";
import "../ui/base.css";
import { MantineProvider } from "@mantine/core";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { resolveCssVariables, theme } from "../ui/theme.ts";

const root = document.getElementById("root");
if (root === null) throw new Error('The page has no element "root"');

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables} defaultColorScheme="auto">
      <p>Limpid</p>
    </MantineProvider>
  </StrictMode>,
);
