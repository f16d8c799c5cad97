import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";

// Most visitors of this page register; the notice for members is loaded only for members.
const MemberNotice = lazyPart(async () => (await import("./member-notice.tsx")).MemberNotice);

/** Shown instead of the registration to a logged-in user, who can log out to create another account. */
export function AlreadyMember(props: ComponentProps<typeof MemberNotice>) {
  return (
    <Suspense fallback={<Skeleton height="60" />}>
      <MemberNotice {...props} />
    </Suspense>
  );
}
