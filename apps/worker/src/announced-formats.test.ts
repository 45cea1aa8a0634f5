import { FILE_FORMATS } from "@limpid/contract";
import { FORMATS } from "@limpid/pipeline";
import { expect, it } from "vitest";

it.each(FORMATS)("the formats that the contract names include the files of the $id reader", ({ extensions }) => {
  const announced = FILE_FORMATS.flatMap((format) => format.extensions);
  expect(extensions.filter((extension) => !announced.includes(extension))).toEqual([]);
});
