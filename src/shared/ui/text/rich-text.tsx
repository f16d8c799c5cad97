import { Skeleton, Stack } from "@chakra-ui/react";
import { lazy, Suspense, useEffect } from "react";
import { LoadingPage } from "../state/loading-page.tsx";

const load = () => import("./rich-text-content.tsx");

const RichTextContent = lazy(async () => ({ default: (await load()).RichTextContent }));

/** HTML from the data, sanitised. The only component that renders HTML. */
export function RichText({ html }: { html: string }) {
  return (
    <Suspense fallback={<RichTextSkeleton />}>
      <RichTextContent html={html} />
    </Suspense>
  );
}

const LINES = ["1/3", "full", "full", "2/3", "full", "full", "1/2"] as const;

/** A skeleton of a text; preloads the code that renders it. */
export function RichTextSkeleton() {
  // If this fails, the text component tries again.
  useEffect(() => void load().catch(() => {}), []);
  return (
    <LoadingPage label="正在加载正文">
      <Stack gap="3" py="2" minH="80">
        {LINES.map((width, index) => (
          <Skeleton key={index} h="4" w={width} />
        ))}
      </Stack>
    </LoadingPage>
  );
}
