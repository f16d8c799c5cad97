import { Stack } from "@chakra-ui/react";
import type { Toast } from "./feedback-store.ts";
import { ToastCard } from "./toast-card.tsx";

/** The visible toasts, newest at the bottom, below the header and clear of dialogs. */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Stack position="fixed" zIndex="toast" top="20" insetX="4" align="center" gap="2" pointerEvents="none">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Stack>
  );
}
