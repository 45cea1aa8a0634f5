export type { TestMethods } from "./test-methods.ts";
