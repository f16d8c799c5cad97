import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { activateNext } from "./activate-next.ts";

const UNTIL_CLOSED_MS = 86_400_000;
/** A page that stays open looks for a new release when it is seen again, at most this often. */
const LOOK_AGAIN_AFTER_MS = 3_600_000;

/** Registers the service worker, caches the code that the page has already loaded, and offers new releases. */
export async function registerWorker(): Promise<void> {
  // Without a secure connection there are no workers, and browsers can forbid them.
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(trusted("/sw.js"));
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return;
    offerReleases(registration);
    await navigator.serviceWorker.ready;
    await keepLoadedCode();
  } catch (error) {
    console.warn(error);
  }
}

function offerReleases(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offer(registration);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      // The first worker of all replaces nothing.
      if (next.state === "installed" && registration.active) offer(registration);
    });
  });
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - lookedAt < LOOK_AGAIN_AFTER_MS) return;
    lookedAt = Date.now();
    registration.update().catch(console.warn);
  });
}

function offer(registration: ServiceWorkerRegistration): void {
  const refresh = () => void activateNext(registration).then(() => location.reload());
  toast({
    status: "info",
    message: "新版本已就绪",
    action: { label: "刷新", onClick: refresh },
    durationMs: UNTIL_CLOSED_MS,
  });
}

/** The worker caches what passes through it; this page's own code and settings were loaded before it was there. */
async function keepLoadedCode(): Promise<void> {
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  // From the browser's cache: these files never change.
  await Promise.allSettled([...new Set(loaded), "/config.json"].map((address) => fetch(address)));
}

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

/** The Content Security Policy demands that script addresses come from a policy, where the browser knows these. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: (url) => url });
  return policy?.createScriptURL(address) ?? address;
}
