import { Stack, looks } from "#src/shared/ui/layout/layout.tsx";
import { Spinner } from "#src/shared/ui/state/spinner.tsx";

/** Fills a page while loading, where the shape of the content is not yet known. */
export function Waiting({ label }: { label: string }) {
  return (
    <Stack gap="4" align="center" justify="center" minH="80" tone="muted" role="status">
      <Spinner className={looks({ tone: "solid" })} size="lg" aria-hidden />
      {label}
    </Stack>
  );
}
