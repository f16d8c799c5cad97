import { Button } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

type Props = {
  /** What the page would be. */
  heading: string;
  icon: LucideIcon;
  /** What is not there. */
  title: string;
  /** Where the others of its kind are. */
  others: { name: string; to: string };
};

/** Stands for a brand or a controlled group that is not there. */
export function ZoneMissing({ heading, icon: Icon, title, others }: Props) {
  return (
    <>
      <PageHeading title={heading} />
      <EmptyState
        icon={<Icon size={26} strokeWidth={1.5} />}
        title={title}
        hint="它可能已经下架，或者链接有误。"
        action={
          <>
            <Button asChild size="sm">
              <Link to={others.to}>{others.name}</Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link to={paths.list()}>看全部商品</Link>
            </Button>
          </>
        }
      />
    </>
  );
}
