/** A sign that something is under way, with the styles that it needs. */
import "@mantine/core/styles/Loader.layer.css";

export { Loader } from "@mantine/core";
