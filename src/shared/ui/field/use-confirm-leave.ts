import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { confirm } from "../feedback/feedback-store.ts";

/** True while a step through the history is held back: the page stays, and so do its dialogs. */
export const leaving = { isBlocked: false };

/**
 * Confirms leaving a page with unsaved edits. A redirect to the login is not confirmed: the draft stays until the user
 * returns. `onLeave` discards the draft once leaving is confirmed.
 */
export function useConfirmLeave(hasEdits: boolean, onLeave: () => void): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (leaving.isBlocked =
        hasEdits &&
        nextLocation.pathname !== currentLocation.pathname &&
        nextLocation.pathname !== paths.login()),
  );
  const { state } = blocker;
  const ask = useEffectEvent(async () => {
    if (blocker.state !== "blocked") return;
    const { proceed, reset } = blocker;
    if (
      !(await confirm({
        message: "填写的内容还没有保存，离开后将丢失。",
        confirmLabel: "离开",
        cancelLabel: "继续填写",
      }))
    )
      return reset();
    onLeave();
    leaving.isBlocked = false;
    proceed();
  });
  useEffect(() => {
    if (state === "blocked") void ask();
  }, [state]);
}
