import { lazy, Suspense } from "react";
import { useFeedback } from "./feedback-store.ts";

const ToastStack = lazy(async () => ({ default: (await import("./toast-stack.tsx")).ToastStack }));
const AlertDialog = lazy(async () => ({ default: (await import("./alert-dialog.tsx")).AlertDialog }));

/** Draws toasts and dialogs; their code is fetched with the first one. */
export function FeedbackHost() {
  const { toasts, alerts } = useFeedback();
  const [request] = alerts;
  return (
    <Suspense>
      {toasts.length > 0 && <ToastStack toasts={toasts} />}
      {request && <AlertDialog key={request.id} request={request} />}
    </Suspense>
  );
}
