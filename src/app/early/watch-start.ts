/**
 * In index.html: says why the shop does not open, as long as what stands there until then does. An error of a script is
 * not blamed on the network, a file that did not come is. It is written into the page as it is, so it may use nothing
 * from outside.
 */
export function watchStart(hotline: string): void {
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement) sayMissing();
      else if (target === window) sayError();
    },
    true,
  );
  // Vite's: also of code whose loader deals with it, as does src/main.tsx.
  addEventListener("vite:preloadError", sayMissing);
  addEventListener("unhandledrejection", ({ reason }) => {
    // A file of a page, in the words of Chromium, Safari and Firefox.
    if (/dynamically imported module|importing a module|failed to fetch/i.test(String(reason))) sayMissing();
    else sayError();
  });

  function sayError(): void {
    say(`商城打开失败：页面程序出错了，不是网络的问题。请重新加载，仍无法打开请拨打 ${hotline}。`);
  }

  function sayMissing(): void {
    say("商城打开失败：有文件没有下载下来，请检查网络后重新加载。");
  }

  function say(text: string): void {
    const words = document.querySelector(".opening .slow");
    if (!words) return;
    words.removeAttribute("class");
    words.setAttribute("role", "alert");
    words.textContent = text;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "重新加载";
    button.addEventListener("click", () => location.reload());
    words.after(button);
  }
}
