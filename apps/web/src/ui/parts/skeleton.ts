/** The shape of what is still to come, with the styles that it needs. */
import "@mantine/core/styles/Skeleton.layer.css";

export { Skeleton } from "@mantine/core";
