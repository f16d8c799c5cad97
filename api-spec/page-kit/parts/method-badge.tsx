import { Badge } from "@chakra-ui/react";

const PALETTES: Readonly<Record<string, string>> = {
  GET: "blue",
  POST: "green",
  PUT: "orange",
  DELETE: "red",
};

/** The method of a call. */
export const MethodBadge = ({ method }: { method: string }) => (
  <Badge
    colorPalette={PALETTES[method] ?? "gray"}
    size="xs"
    fontFamily="mono"
    minWidth="9"
    justifyContent="center"
  >
    {method === "DELETE" ? "DEL" : method}
  </Badge>
);
