import { Link } from "@chakra-ui/react";
import { Article } from "../parts/article.tsx";
import { OVERVIEW } from "../route.ts";

/** Shown for an unknown address. */
export function MissingPage({ what }: { what: string }) {
  return (
    <Article crumb="" title={`The contract has no ${what}`} level="h1">
      It may have been renamed. Search for it, or return to the{" "}
      <Link href={OVERVIEW} variant="underline">
        overview
      </Link>
      .
    </Article>
  );
}
