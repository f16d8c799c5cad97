import { Badge } from "@chakra-ui/react";
import { say } from "../language.ts";

const paletteOf = (status: number): string =>
  status === 0 || status >= 500 ? "red" : status >= 400 ? "orange" : status >= 300 ? "gray" : "green";

/** The status of a response; 0 for none. */
export const Status = ({ status }: { status: number }) => (
  <Badge colorPalette={paletteOf(status)} fontVariantNumeric="tabular-nums">
    {status === 0 ? say("no response", "无响应") : status}
  </Badge>
);
