/** A field for one line of text, with the styles that it needs. */
import "@mantine/core/styles/Input.layer.css";

export { TextInput } from "@mantine/core";
