import { chakra, Skeleton } from "@chakra-ui/react";
import { styles } from "./floor.styles.ts";

const PLACES = 10;

/** The shape of a floor. */
export function FloorSkeleton() {
  return (
    <chakra.div css={styles}>
      <div data-part="side" />
      <div data-part="goods">
        {Array.from({ length: PLACES }, (_, place) => (
          <Skeleton key={place} h="80" borderRadius="md" animation="none" />
        ))}
      </div>
    </chakra.div>
  );
}
