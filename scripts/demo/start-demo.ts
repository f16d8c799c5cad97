/**
 * Runs first in the page of the demo, as its own source: installs the service worker before the shop makes a call.
 * Stands alone, since only this function's text is in the page.
 */
export function startDemo(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) {
    // Its backend is there without a network, too.
    Object.defineProperty(navigator, "onLine", { get: () => true });
    return;
  }
  window.stop();
  const show = (text: string) => {
    document.documentElement.innerHTML = `<body style="font:16px sans-serif;text-align:center;padding:20vh 16px">${text}</body>`;
  };
  if (!serviceWorker) return show("演示需要通过 HTTPS 或 localhost 打开");
  show("正在准备演示，首次打开需要几秒钟…");
  const failed = () => show("演示未能启动，请刷新页面或换一个浏览器");
  serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  serviceWorker
    .register("/sw.js")
    .then(({ installing }) => {
      installing?.addEventListener("statechange", () => installing.state === "redundant" && failed());
      return serviceWorker.ready;
    })
    .then(({ active }) => active?.postMessage({ type: "CLAIM" }))
    .catch(failed);
}
