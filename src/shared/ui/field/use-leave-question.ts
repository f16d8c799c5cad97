import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { confirm } from "../feedback/feedback-store.ts";

/**
 * Asks before a page with unsent edits is left. Being sent to log in does not count: the draft waits until one is back.
 * `onLeave` forgets the draft once leaving was confirmed.
 */
export function useLeaveQuestion(hasEdits: boolean, onLeave: () => void): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasEdits &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.login(),
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
    proceed();
  });
  useEffect(() => {
    if (state === "blocked") void ask();
  }, [state]);
}
