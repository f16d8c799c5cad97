declare global {
  /** performance.now() just after the next frame has been painted. */
  var nextPaint: () => Promise<number>;
}

/**
 * For `addInitScript`. A timer would come after the tasks that the page has queued for later, such as the rows below
 * the window and pictures that have just come, and count them with the frame.
 */
export function addNextPaint(): void {
  globalThis.nextPaint = () =>
    new Promise((resolve) =>
      requestAnimationFrame(
        () => void scheduler.postTask(() => resolve(performance.now()), { priority: "user-blocking" }),
      ),
    );
}
