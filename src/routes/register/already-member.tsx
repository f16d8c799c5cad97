import { Skeleton } from "@chakra-ui/react";
import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";

// Visitors come here to register; what a member is told is fetched for members alone.
const MemberNotice = lazyPart(async () => (await import("./member-notice.tsx")).MemberNotice);

/** Stands where a new account would be made: somebody is logged in, and may leave to make another one. */
export function AlreadyMember(props: ComponentProps<typeof MemberNotice>) {
  return (
    <Suspense fallback={<Skeleton h="60" />}>
      <MemberNotice {...props} />
    </Suspense>
  );
}
