/** A field for a number, with the styles that it needs. */
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/NumberInput.layer.css";

export { NumberInput } from "@mantine/core";
