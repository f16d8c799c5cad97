import type { Flow } from "./steps.ts";
import { expectMadeNow } from "./time-laws.ts";

const CONTENT = "契约检查 a+b&c=%41 &lt;b&gt; <i>。".padEnd(1000, "药");
const PHONE = "13800000001";

/** Submits a feedback of maximum length and finds it in the list. It stays: feedback cannot be deleted. */
export const feedback: Flow = {
  id: "feedback",
  name: { zh: "流程：意见反馈", en: "flow: feedback" },
  operations: ["addFeedback", "listFeedback"],
  writes: true,
  async walk(steps) {
    const body = { type: 1, content: CONTENT, phone: PHONE };
    const { exchange } = await steps.succeed("addFeedback", { body });
    const { data: page, exchange: listed } = await steps.succeed("listFeedback");
    const saved = page.list.find(({ content }) => content === CONTENT);
    const expected = { zh: "列出所填的内容和电话", en: "listed with the content and the phone" };
    steps.law(exchange, saved?.phone === PHONE, "as sent", expected, page.list[0]);
    await expectMadeNow(steps, listed, "data.list[].created_at", saved?.created_at);
  },
};
