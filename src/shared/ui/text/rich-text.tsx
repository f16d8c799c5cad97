import { lazy, Suspense, useEffect } from "react";
import { loadAhead } from "#src/shared/lib/load-ahead.ts";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { LoadingPage } from "../state/loading-page.tsx";

const load = () => import("./rich-text-content.tsx");

const RichTextContent = lazy(async () => ({ default: (await load()).RichTextContent }));

/** HTML from the data, sanitized. The only component that renders HTML. */
export function RichText({ html }: { html: string }) {
  return (
    <Suspense
      fallback={
        <LoadingPage label="正在加载正文">
          <RichTextSkeleton />
        </LoadingPage>
      }
    >
      <RichTextContent html={html} />
    </Suspense>
  );
}

/** The widths of the lines in percent. */
const LINES = [33, 100, 100, 67, 100, 100, 50] as const;

/** The shape of a text; preloads the code that renders it. */
export function RichTextSkeleton() {
  useEffect(() => loadAhead(load()), []);
  return (
    <Stack gap="3" minH="80" py="2">
      {LINES.map((width, index) => (
        <Skeleton key={index} height="4" style={{ width: `${width}%` }} />
      ))}
    </Stack>
  );
}
