import { lazy, Suspense, useEffect } from "react";
import { useFeedback } from "./feedback-store.ts";

const loadToasts = async () => ({ default: (await import("./toast-stack.tsx")).ToastStack });
const loadAlert = async () => ({ default: (await import("./alert-dialog.tsx")).AlertDialog });

const ToastStack = lazy(loadToasts);
const AlertDialog = lazy(loadAlert);

/** Once the page itself has had its time, in ms. */
const FETCH_DELAY_MS = 1500;

/**
 * Draws toasts and dialogs. Their code comes after the page's own, but before it is needed: the first thing to be told
 * may be that the network is gone.
 */
export function FeedbackHost() {
  const { toasts, alerts } = useFeedback();
  const [request] = alerts;

  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled([loadToasts(), loadAlert()]), FETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Suspense>
      {toasts.length > 0 && <ToastStack toasts={toasts} />}
      {request && <AlertDialog key={request.id} request={request} />}
    </Suspense>
  );
}
