import { sessionStore } from "#src/shared/lib/browser-storage.ts";
import { activateNext } from "./activate-next.ts";
import { scriptOf } from "./missing-code.ts";

const LEFT_KEY = "left-release";

/**
 * Reloads the page if the server has another release than the one running here: the code that could not be loaded is
 * then gone for good. Drafts survive a reload. Each release is left at most once, so this cannot go in circles.
 */
export async function reloadIntoNewRelease(): Promise<void> {
  const running = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  if (!running || sessionStore.readText(LEFT_KEY) === running || !(await isReplaced(running))) return;
  sessionStore.writeText(LEFT_KEY, running);
  // Without storage nobody would know of the first reload.
  if (sessionStore.readText(LEFT_KEY) !== running) return;
  await letNextWorkerIn();
  location.reload();
}

async function isReplaced(running: string): Promise<boolean> {
  try {
    // The query passes the service worker, which knows index.html only without one.
    const response = await fetch("/index.html?release", { cache: "no-store" });
    const offered = response.ok ? scriptOf(await response.text()) : undefined;
    return offered !== undefined && offered !== running;
  } catch {
    return false;
  }
}

/** The active worker would respond to the reload with the index.html of its own release. */
async function letNextWorkerIn(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    if (registration) await activateNext(registration);
  } catch {
    // Without a worker the server responds to the reload.
  }
}
