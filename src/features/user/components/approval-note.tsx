import { Suspense } from "react";
import { Flag } from "#generated/enums.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { useCurrentUser } from "../hooks/use-current-user.ts";

// Nearly everybody is approved: the code for the others is loaded on demand.
const UnapprovedNote = lazyPart(async () => (await import("./unapproved-note.tsx")).UnapprovedNote);

/** Tells an unapproved buyer why there is nothing here, the state of the approval, and what to do next. */
export function ApprovalNote({ what }: { what: string }) {
  if (useCurrentUser()?.is_passed !== Flag.No) return null;
  return (
    <Suspense>
      <UnapprovedNote what={what} />
    </Suspense>
  );
}
