/** What opens beside its button, with the styles that it needs. */
import "@mantine/core/styles/Popover.layer.css";

export { Popover } from "@mantine/core";
