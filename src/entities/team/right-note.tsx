import type { OperationId } from "#generated/operations.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { useRefusal } from "./use-refusal.ts";

/** Says above a form that the person at the screen may not send it; nothing for everybody else. */
export function RightNote({ operation }: { operation: OperationId }) {
  const refusal = useRefusal(operation);
  return refusal && <Notice>{refusal}</Notice>;
}
