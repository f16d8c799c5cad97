import { Badge } from "@chakra-ui/react";
import type { Call } from "#generated/control/model/call.ts";
import { say } from "../language.ts";

const paletteOf = (status: number): string =>
  status === 0 || status >= 500 ? "red" : status >= 400 ? "orange" : status >= 300 ? "gray" : "green";

/** The status of a response; 0 for none, and of a call underway for none yet. */
export const Status = ({ status, state }: Pick<Call, "status"> & Partial<Pick<Call, "state">>) => (
  <Badge colorPalette={state === "underway" ? "blue" : paletteOf(status)} fontVariantNumeric="tabular-nums">
    {state === "underway" ? say("underway", "进行中") : status === 0 ? say("no response", "无响应") : status}
  </Badge>
);
