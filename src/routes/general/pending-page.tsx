import { Box, Button } from "@chakra-ui/react";
import { Hourglass } from "lucide-react";
import { Link } from "react-router-dom";
import { company } from "#src/shared/company.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/empty-state.tsx";
import { PageHeading } from "#src/shared/ui/page-heading.tsx";
import type { PendingPageInfo } from "./pending-pages.ts";

/** Stands at the address of a page that is not open yet, says so, and leads on. */
export function PendingPage({ info: { title, onward } }: { info: PendingPageInfo }) {
  return (
    <>
      <PageHeading title={title} />
      <Box bg="bg.panel" borderWidth="1px" rounded="md">
        <PendingNotice title={title} onward={onward} />
      </Box>
    </>
  );
}

function PendingNotice({ title, onward }: { title: string; onward: PendingPageInfo["onward"] }) {
  return (
    <EmptyState
      icon={<Hourglass size={26} strokeWidth={1.5} />}
      title={`${title}暂未开放`}
      hint={
        <>
          如需办理，请拨打 <a href={`tel:${company.hotline}`}>{company.hotline}</a>（{company.serviceHours}
          ）。
        </>
      }
      action={
        <>
          {onward && (
            <Button asChild size="sm">
              <Link to={onward.to}>{onward.label}</Link>
            </Button>
          )}
          {onward?.to !== paths.home() && (
            <Button asChild size="sm" variant="outline">
              <Link to={paths.home()}>返回首页</Link>
            </Button>
          )}
        </>
      }
    />
  );
}
