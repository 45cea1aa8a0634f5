/** A choice, as the browser shows it, with the styles that it needs. */
import "@mantine/core/styles/Input.layer.css";

export { NativeSelect } from "@mantine/core";
