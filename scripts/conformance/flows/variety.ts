import type { Flow, Steps } from "./steps.ts";
import { expectMadeNow } from "./time-laws.ts";

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
const SET_BY_SHOP: ReadonlySet<string> = new Set(["price"]);

/**
 * Requests a product that the shop lacks, with every field, and finds it in the list and by id. It stays: requests
 * cannot be deleted.
 */
export const variety: Flow = {
  id: "variety",
  name: { zh: "流程：品种求购", en: "flow: wanted variety" },
  operations: ["addVarietyRequest", "addVarietyRequests", "listVarietyRequests", "getVarietyRequest"],
  writes: true,
  async walk(steps) {
    const { data: made, exchange } = await steps.succeed("addVarietyRequest", { body: WANTED });
    const expected = { zh: "答复所填的内容", en: "what was asked for" };
    const seen: Readonly<Record<string, unknown>> = made;
    const missing = Object.entries(WANTED).filter(
      ([name, value]) => !SET_BY_SHOP.has(name) && Object.hasOwn(seen, name) && seen[name] !== value,
    );
    steps.law(exchange, missing.length === 0, "data", expected, made);
    await expectMadeNow(steps, exchange, "data.created_at", made.created_at);
    const { data: page, exchange: listing } = await steps.succeed("listVarietyRequests");
    const ids = page.list.map(({ id }) => id);
    const listed = { zh: `列出 ${made.id}`, en: `${made.id} is listed` };
    steps.law(listing, ids.includes(made.id), "created", listed, ids);
    const opened = await steps.succeed("getVarietyRequest", { path: { id: made.id } });
    steps.equal(opened.exchange, "data.id", opened.data.id, made.id);
    await askForSeveral(steps);
  },
};

/** A batch returns its results in its order; sent again, it adds nothing and returns the same requests. */
async function askForSeveral(steps: Steps): Promise<void> {
  const { name, phone } = WANTED;
  const items = [
    { name, number: 2, remark: "契约检查一" },
    { name, number: 3, remark: "契约检查二" },
  ];
  const body = { phone, items };
  const { data: made, exchange } = await steps.succeed("addVarietyRequests", { body });
  const numbers = {
    zh: "按提交的顺序答复数量 2、3",
    en: "the quantities 2 and 3, in the order of the items",
  };
  const isInOrder = made.list.map((each) => each.number).join() === "2,3";
  steps.law(exchange, isInOrder, "data.list", numbers, made.list);
  const { data: again, exchange: repeated } = await steps.succeed("addVarietyRequests", {
    body,
    probe: { zh: "重复提交", en: "sent again" },
  });
  const nameless = { ...body, items: [...items, { name: "", number: 1 }] };
  const before = (await steps.succeed("listVarietyRequests")).data.total;
  const refusal = { status: 422, rule: "invalid-accepted", field: "items.2.name" } as const;
  const refused = await steps.refused("addVarietyRequests", "items.2.name", refusal, { body: nameless });
  const after = (await steps.succeed("listVarietyRequests")).data.total;
  steps.equal(refused, "refused", after, before, { zh: "没有新增", en: "none added" });
  const ids = made.list.map(({ id }) => id);
  const isSame = again.added === 0 && again.list.map(({ id }) => id).join() === ids.join();
  const unchanged = { zh: `仍是 ${ids.join("、")}，没有新增`, en: `${ids.join(", ")} again, none added` };
  steps.law(repeated, isSame, "data", unchanged, again);
}
