/** A text that comes with pointing, with the styles that it needs. */
import "@mantine/core/styles/Tooltip.layer.css";

export { Tooltip } from "@mantine/core";
