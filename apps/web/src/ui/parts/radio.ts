/** One choice of several, with the styles that it needs. */
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Radio.layer.css";

export { Radio } from "@mantine/core";
