import { Progress } from "@chakra-ui/react";

/** A part of a whole, from 0 to 1, which stands beside it in figures. */
export const Bar = ({ part }: { part: number }) => (
  <Progress.Root value={part * 100} size="xs" colorPalette="brand" width="24" aria-hidden>
    <Progress.Track>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
);
