/** Parts beside or below one another, with the styles that it needs. */
import "@mantine/core/styles/Group.layer.css";
import "@mantine/core/styles/Stack.layer.css";

export { Group, Stack } from "@mantine/core";
