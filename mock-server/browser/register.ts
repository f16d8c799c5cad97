/**
 * Registers the service worker that serves the backend, and resolves when it responds to the calls of this page.
 * Rejects where there are no service workers, and when it cannot be installed.
 */
export async function register(script: string, options: RegistrationOptions = {}): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) throw new Error("service workers need https or localhost");
  const { installing } = await serviceWorker.register(script, { type: "module", ...options });
  const failed = new Promise<never>((_resolve, reject) =>
    installing?.addEventListener("statechange", () => {
      if (installing.state === "redundant") reject(new Error(`${script} could not be installed`));
    }),
  );
  if (serviceWorker.controller) return;
  const controlled = new Promise((resolve) =>
    serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
  );
  const { active } = await Promise.race([serviceWorker.ready, failed]);
  active?.postMessage({ type: "CLAIM" });
  await controlled;
}
