import { Flag } from "#generated/enums.ts";
import { MOST_RECORDS } from "../resources.ts";
import type { Flow, Steps } from "../steps.ts";
import { arranged, begin } from "./account.ts";

/** Fills the list to its limit; one more is a conflict. */
async function fill(
  steps: Steps,
  list: string,
  create: string,
  bodyOf: (index: number) => object,
): Promise<void> {
  const data = (await steps.succeed(list)).data as readonly unknown[];
  for (let index = data.length; index < MOST_RECORDS; index += 1)
    await steps.succeed(create, { body: { ...bodyOf(index) } });
  await steps.conflict(create, "beyond the limit", { body: { ...bodyOf(MOST_RECORDS) } });
}

const addressOf = (index: number) => ({
  name: "契约检查",
  phone: "13800000001",
  province: "浙江省",
  city: "杭州市",
  district: "西湖区",
  detail: `文三路 ${index} 号`,
});

/** At most twenty addresses. */
export const addressLimit: Flow = arranged({
  id: "address-limit",
  name: { zh: "流程：地址的上限", en: "flow: the limit of addresses" },
  operations: ["listAddresses", "createAddress"],
  async walk(steps) {
    await begin(steps);
    await fill(steps, "listAddresses", "createAddress", addressOf);
  },
});

const FEEDBACK_AN_HOUR = 5;

/** At most five pieces of feedback an hour. */
export const feedbackLimit: Flow = arranged({
  id: "feedback-limit",
  name: { zh: "流程：意见反馈的上限", en: "flow: the limit of feedback" },
  operations: ["addFeedback"],
  async walk(steps) {
    await begin(steps);
    const form = (index: number) => ({ body: { type: 1, content: `契约检查 ${index}` } });
    for (let index = 0; index < FEEDBACK_AN_HOUR; index += 1) await steps.succeed("addFeedback", form(index));
    const tooMany = { status: 429, rule: "check-ignored" } as const;
    await steps.refused("addFeedback", "six in an hour", tooMany, form(FEEDBACK_AN_HOUR));
  },
});

/** The first address is the default, and the newest takes its place when it is removed. */
export const addressDefault: Flow = arranged({
  id: "address-default",
  name: { zh: "流程：默认地址", en: "flow: the default address" },
  operations: ["listAddresses", "createAddress", "deleteAddress"],
  async walk(steps) {
    await begin(steps);
    const { data: given } = await steps.succeed("listAddresses");
    for (const { id } of given) await steps.succeed("deleteAddress", { path: { id } });
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1)
      ids.push((await steps.succeed("createAddress", { body: addressOf(index) })).data.id);
    const [first = 0, , newest] = ids;
    const defaultIs = async (id: number | undefined) => {
      const { data, exchange } = await steps.succeed("listAddresses");
      const found = data.filter((each) => each.is_default === Flag.Yes).map((each) => each.id);
      steps.equal(exchange, "is_default", found, [id ?? 0]);
    };
    await defaultIs(first);
    await steps.succeed("deleteAddress", { path: { id: first } });
    await defaultIs(newest);
  },
});

/** At most twenty invoice titles, and a special one only with its bank. */
export const titleLimit: Flow = arranged({
  id: "title-limit",
  name: { zh: "流程：发票抬头的上限", en: "flow: the limit of invoice titles" },
  operations: ["listInvoiceTitles", "createInvoiceTitle"],
  async walk(steps) {
    await begin(steps);
    await fill(steps, "listInvoiceTitles", "createInvoiceTitle", (index) => ({
      kind: 1,
      title: `契约检查抬头 ${index}`,
      tax_no: `9133010000000${String(index).padStart(4, "0")}X`,
    }));
  },
});
