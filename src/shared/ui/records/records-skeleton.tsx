import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";

/** The shape of a list of records. */
export function RecordsSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Stack gap="2">
      <Skeletons count={rows} height="10" />
    </Stack>
  );
}
