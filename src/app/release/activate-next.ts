const GIVE_UP_AFTER_MS = 10_000;

/** Lets the waiting worker of a new release take over; resolves when it has, or when it takes too long. */
export async function activateNext(registration: ServiceWorkerRegistration): Promise<void> {
  const next = registration.waiting ?? registration.installing;
  if (!next) return;
  await reach(next, "installed");
  next.postMessage({ type: "SKIP_WAITING" });
  await reach(next, "activated");
}

const ORDER = ["parsed", "installing", "installed", "activating", "activated", "redundant"];

function reach(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  const isThere = () => ORDER.indexOf(worker.state) >= ORDER.indexOf(state);
  return new Promise((resolve) => {
    const check = () => {
      if (isThere()) resolve();
    };
    worker.addEventListener("statechange", check);
    setTimeout(resolve, GIVE_UP_AFTER_MS);
    check();
  });
}
