import { Box, Button, Grid, Skeleton } from "@chakra-ui/react";
import type { ComponentType } from "react";
import { Link } from "react-router-dom";
import { company } from "#src/shared/company.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/empty-state.tsx";
import { PageHeading } from "#src/shared/ui/page-heading.tsx";

/** Loads the page that stands at the address of one that is not open yet: its heading, its shape and a way on. */
export function pendingPage(title: string): () => Promise<ComponentType> {
  return async () =>
    function PendingPage() {
      return (
        <>
          <PageHeading title={title} />
          <Box bg="bg.panel" borderWidth="1px" rounded="md">
            <EmptyState
              title={`${title}暂未开放`}
              hint={`如需办理，请拨打 ${company.hotline}（${company.serviceHours}）。`}
              action={
                <Button asChild size="sm" variant="outline">
                  <Link to={paths.home()}>返回首页</Link>
                </Button>
              }
            />
            <Grid gap="3" p="4" aria-hidden>
              {[1, 2, 3].map((row) => (
                <Skeleton key={row} h="10" animation="none" />
              ))}
            </Grid>
          </Box>
        </>
      );
    };
}
