import ajvFormats from "ajv-formats";
import type { Ajv2020 } from "ajv/dist/2020.js";

/** Formats that tell typed languages the width of a number; its bounds say which values are valid. */
const NUMBER_FORMATS = ["int32", "int64", "double"];

/** Teaches Ajv the formats of the contract. Those of numbers constrain nothing. */
export function addFormats(ajv: Ajv2020): void {
  ajvFormats.default(ajv);
  for (const format of NUMBER_FORMATS) ajv.addFormat(format, true);
}
