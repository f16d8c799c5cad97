import { clsx } from "clsx";
import { company } from "#generated/company.ts";
import { alert } from "#src/shared/ui/feedback/feedback-store.ts";
import { promptInstall } from "../../release/install-prompt.ts";
import { shortcutFile } from "./shortcut-file.ts";
import styles from "./desktop-shortcut.module.css";

/**
 * Installs the shop as an app. Where the browser does not offer that, downloads a shortcut file that opens the shop
 * from the desktop, and explains how to use it.
 */
export function DesktopShortcut({ className }: { className?: string | undefined }) {
  return (
    <button type="button" className={clsx(styles.shortcut, className)} onClick={addToDesktop}>
      加入桌面
    </button>
  );
}

function addToDesktop(): void {
  if (promptInstall()) return;
  // Browsers do not let a page create a desktop shortcut itself.
  const file = shortcutFile(navigator.userAgent, company.brand, `${location.origin}/`);
  if (file) download(file.name, file.content);
  void alert({
    title: "加入桌面",
    message: file
      ? `快捷方式“${file.name}”已下载，请从浏览器的下载列表中把它拖到桌面，以后双击即可打开商城。`
      : "请打开浏览器菜单，选择“添加到主屏幕”或“添加到桌面”，以后点图标即可打开商城。",
  });
}

function download(name: string, content: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
