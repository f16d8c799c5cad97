import { Box, Grid } from "@chakra-ui/react";
import { ChevronLeft } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { paths } from "#src/shared/paths.ts";
import { PAGE_LOADING } from "#src/shared/ui/state/loading-page.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";

const MemberMenu = lazyPart(async () => (await import("./member-menu.tsx")).MemberMenu);

type Props = { isShown: boolean; title: string; children: ReactNode };

/** Shows the member centre's menu beside a page; on a narrow screen a link back to the centre instead. */
export function MemberFrame({ isShown, title, children }: Props) {
  return (
    <Grid
      columnGap="4"
      alignItems="start"
      gridTemplateColumns={{
        base: "minmax(0, 1fr)",
        lg: isShown ? "11rem minmax(0, 1fr)" : "minmax(0, 1fr)",
      }}
    >
      {isShown && (
        // The menu can be longer than the page, so the footer waits for it.
        <Suspense fallback={<Box {...{ [PAGE_LOADING]: true }} />}>
          <MemberMenu title={title} />
        </Suspense>
      )}
      <Box minW="0" gridColumnStart={{ lg: "-2" }}>
        {isShown && title !== "会员中心" && (
          <TextLink
            to={paths.member()}
            hideFrom="lg"
            display="inline-flex"
            alignItems="center"
            pt="3"
            color="fg.subtle"
          >
            <ChevronLeft size={16} aria-hidden />
            会员中心
          </TextLink>
        )}
        {children}
      </Box>
    </Grid>
  );
}
