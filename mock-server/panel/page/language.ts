/**
 * The language of the panel's own words, English or Chinese: the server's (`--lang`), until somebody switches it here.
 * It is fixed when the page loads, so a text may be anywhere, also outside components.
 *
 * Names on the wire are not translated: operation ids, fields, headers, methods. The words are those of every Chinese
 * text for developers:
 *
 * world 沙箱 · panel 控制台 · scenario 场景 · fault 故障 · preset 预设 · clock 时钟 · freeze 冻结 · outbox 发件箱 ·
 * approvals 待办 · snapshot 快照 · coverage 接口覆盖 · operation 接口 · tag 标签 · contract 契约 · violation 违反契约 ·
 * handler 处理器 · example 示例 · seed 种子数据 · session 登录态 · visitor 游客 · upstream 上游 · record 录制, 记录 · replay 回放
 */
export type Language = "en" | "zh";

const STORED = "mock-panel-language";

export const language: Language = readLanguage();

/** The text in the panel's language. */
export const say = <T>(en: T, zh: T): T => (language === "zh" ? zh : en);

/** Shows the page again in the other language, and remembers it for this browser. */
export function switchLanguage(): void {
  try {
    localStorage.setItem(STORED, say("zh", "en"));
  } catch {
    // Without a storage the server's language stays.
  }
  location.reload();
}

function readLanguage(): Language {
  // Rules of the panel are tested without a page.
  if (typeof document === "undefined") return "en";
  const { documentElement: page } = document;
  const stored = readStored();
  const chosen = stored ?? (page.lang.startsWith("zh") ? "zh" : "en");
  page.lang = chosen === "zh" ? "zh-CN" : "en";
  return chosen;
}

function readStored(): Language | undefined {
  try {
    const stored = localStorage.getItem(STORED);
    return stored === "en" || stored === "zh" ? stored : undefined;
  } catch {
    return undefined;
  }
}
