import { lazy, Suspense, useEffect } from "react";
import { useFeedback } from "./feedback-store.ts";

const loadToasts = async () => ({ default: (await import("./toast-stack.tsx")).ToastStack });
const loadAlert = async () => ({ default: (await import("./alert-dialog.tsx")).AlertDialog });

const ToastStack = lazy(loadToasts);
const AlertDialog = lazy(loadAlert);

/** Delay after the page itself has loaded, in ms. */
const FETCH_DELAY_MS = 1500;

/**
 * Renders toasts and dialogs. Their code loads after the page's own, but before it is needed: the first message may
 * be that the network is down.
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
