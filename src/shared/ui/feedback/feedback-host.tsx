import { Suspense, useEffect } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { loadAhead } from "#src/shared/lib/load-ahead.ts";
import { useIsTextUnfinished } from "#src/shared/lib/use-is-typing.ts";
import { useFeedback } from "./feedback-store.ts";

const loadToasts = async () => (await import("./toast-stack.tsx")).ToastStack;
const loadAlert = async () => (await import("./alert-dialog.tsx")).AlertDialog;

// Without a network their code may be missing, and no page may be lost for want of a message.
const ToastStack = lazyPart(loadToasts);
const AlertDialog = lazyPart(loadAlert);

/** Delay after the page itself has loaded, in ms. */
const FETCH_DELAY_MS = 1500;

/**
 * Renders toasts and dialogs. Their code loads after the page's own, but before it is needed: the first message may
 * be that the network is down.
 */
export function FeedbackHost() {
  const { toasts, alerts } = useFeedback();
  const [request] = alerts;
  const isTyping = useIsTextUnfinished();

  useEffect(() => {
    const timer = setTimeout(() => loadAhead(loadToasts(), loadAlert()), FETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Suspense>
      {toasts.length > 0 && <ToastStack toasts={toasts} />}
      {request && <AlertDialog key={request.id} request={request} isTyping={isTyping} />}
    </Suspense>
  );
}
