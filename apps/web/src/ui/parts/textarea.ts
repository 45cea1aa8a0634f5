/** A field for several lines of text, with the styles that it needs. */
import "@mantine/core/styles/Input.layer.css";

export { Textarea } from "@mantine/core";
