import type { SettingsFault } from "./load-settings.ts";
import { explainSettings } from "./settings-schema.ts";
import styles from "./show-fault.module.css";

/** Says that the shop cannot start without its settings: to the buyer on the page, to a developer in the console. */
export function showFault(root: Element, fault: SettingsFault): void {
  const isWrong = "given" in fault;
  if (!isWrong && !fault.isMissing) throw fault;
  console.error(
    isWrong
      ? `/config.json is wrong: ${explainSettings(fault.given)}`
      : `/config.json did not come: ${fault.message}`,
  );
  delete document.documentElement.dataset.framed;
  const [title, why] = isWrong
    ? ["商城暂时无法打开", "站点配置有误，我们会尽快修复，请稍后再试。"]
    : ["商城暂时无法打开", "未能读取站点配置，请检查网络后重新加载。"];
  const opening = root.querySelector(".opening") ?? root;
  const paragraph = Object.assign(document.createElement("p"), { textContent: why });
  const heading = Object.assign(document.createElement("strong"), { textContent: title });
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    className: styles.retry,
    textContent: "重新加载",
  });
  button.addEventListener("click", () => location.reload());
  const logo = opening.querySelector("img");
  opening.setAttribute("role", "alert");
  opening.replaceChildren(...(logo ? [logo] : []), heading, paragraph, button);
}
