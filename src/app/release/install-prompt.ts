/** Chromium's offer to install the shop as an app; other browsers have none. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

let saved: InstallPrompt | undefined;

/** Saves the browser's install prompt until the buyer requests it. It comes once, and early. */
export function keepInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    saved = event as InstallPrompt;
  });
}

/** Shows the browser's own dialog for installing. False if the browser offers none, or has already shown it. */
export function promptInstall(): boolean {
  if (!saved) return false;
  void saved.prompt();
  saved = undefined;
  return true;
}
