import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";
import { type Chrome, MEMBER_PAGE } from "#src/shared/lib/route-handle.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import type { PageRoute } from "./page-routes.ts";

type MemberPage = PageRoute & {
  /** Explains the page beside its title. */
  hint?: string;
  /** The action that has to wait for the buyer's approval: `用余额下单付款`. */
  approval?: string;
};

/** A page of the member center: its title, and below it the component that `load` gives. */
export function memberPage({ hint, approval, load, ...route }: MemberPage): PageRoute {
  const chrome: Chrome = { ...MEMBER_PAGE, ...route.chrome };
  return {
    ...route,
    chrome,
    load: async () => {
      const Content = await load();
      return function Page() {
        return (
          <>
            <PageHeading title={route.title} hint={hint} />
            {approval && <ApprovalNote what={approval} />}
            <Content />
          </>
        );
      };
    },
  };
}
