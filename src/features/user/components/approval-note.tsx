import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { useCurrentUser } from "../hooks/use-current-user.ts";

// Nearly everybody is approved: what tells the others how approval stands is fetched for them alone.
const UnapprovedNote = lazyPart(async () => (await import("./unapproved-note.tsx")).UnapprovedNote);

/** Tells a buyer who is not approved yet why there is nothing here, how approval stands, and what to do about it. */
export function ApprovalNote({ what }: { what: string }) {
  if (useCurrentUser()?.is_passed !== 0) return null;
  return (
    <Suspense>
      <UnapprovedNote what={what} />
    </Suspense>
  );
}
