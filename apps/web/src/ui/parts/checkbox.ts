/** A box to tick, with the styles that it needs. */
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";

export { Checkbox } from "@mantine/core";
