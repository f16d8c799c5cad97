import type { Flow } from "./steps.ts";

type Variety = { readonly id: number; readonly name: string; readonly number: number };

const WANTED = { name: "安宫牛黄丸", ypgg: "3g*1丸", number: 20, phone: "13800000001", remark: "契约检查" };

/** Ask for a variety and see it listed and opened. */
export const variety: Flow = {
  id: "variety",
  name: { zh: "流程：品种求购", en: "flow: wanted variety" },
  operations: ["addVarietyRequest", "listVarietyRequests", "getVarietyRequest"],
  writes: true,
  async walk(steps) {
    const { data: made, exchange } = await steps.succeed<Variety>("addVarietyRequest", { body: WANTED });
    const isKept = made.name === WANTED.name && made.number === WANTED.number;
    steps.law(exchange, isKept, "data", { zh: "答复所填的内容", en: "what was asked for" }, made);
    const { data: page, exchange: listing } = await steps.succeed<{ list: readonly Variety[] }>(
      "listVarietyRequests",
    );
    const ids = page.list.map(({ id }) => id);
    steps.law(
      listing,
      ids.includes(made.id),
      "created",
      { zh: `列出 ${made.id}`, en: `${made.id} is listed` },
      ids,
    );
    const opened = await steps.succeed<Variety>("getVarietyRequest", { path: { id: made.id } });
    steps.law(
      opened.exchange,
      opened.data.id === made.id,
      "data.id",
      { zh: String(made.id), en: String(made.id) },
      opened.data.id,
    );
  },
};
