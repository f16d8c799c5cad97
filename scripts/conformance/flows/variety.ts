import type { Flow } from "./steps.ts";
import { expectMadeNow } from "./time-laws.ts";

type Variety = Readonly<Record<string, unknown>> & { readonly id: number };

const WANTED = {
  name: "安宫牛黄丸",
  ypgg: "3g*1丸",
  sccj: "契约检查 a+b&c=%41 &lt;b&gt; <i>",
  number: 20,
  price: 0.01,
  phone: "13800000001",
  remark: "契约检查".repeat(125),
};
/** The response contains a price of the shop's own. */
const OWN: ReadonlySet<string> = new Set(["price"]);

/**
 * Requests a product that the shop lacks, with every field, and finds it in the list and by id. It stays: requests
 * cannot be deleted.
 */
export const variety: Flow = {
  id: "variety",
  name: { zh: "流程：品种求购", en: "flow: wanted variety" },
  operations: ["addVarietyRequest", "listVarietyRequests", "getVarietyRequest"],
  writes: true,
  async walk(steps) {
    const { data: made, exchange } = await steps.succeed<Variety>("addVarietyRequest", { body: WANTED });
    const expected = { zh: "答复所填的内容", en: "what was asked for" };
    const lost = Object.entries(WANTED).filter(
      ([name, value]) => !OWN.has(name) && Object.hasOwn(made, name) && made[name] !== value,
    );
    steps.law(exchange, lost.length === 0, "data", expected, made);
    await expectMadeNow(steps, exchange, "data.created_at", made.created_at);
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
    steps.equal(opened.exchange, "data.id", opened.data.id, made.id);
  },
};
