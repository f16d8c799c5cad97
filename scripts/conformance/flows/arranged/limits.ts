import type { Flow, Steps } from "../steps.ts";
import { arranged, begin } from "./account.ts";

/** The maximum number of records of one kind per buyer. */
const MOST = 20;

/** Fills the list to its limit; one more is a conflict. */
async function fill(
  steps: Steps,
  list: string,
  create: string,
  bodyOf: (index: number) => object,
): Promise<void> {
  const data = (await steps.succeed(list)).data as readonly unknown[];
  for (let index = data.length; index < MOST; index += 1)
    await steps.succeed(create, { body: { ...bodyOf(index) } });
  await steps.conflict(create, "beyond the limit", { body: { ...bodyOf(MOST) } });
}

/** At most twenty addresses. */
export const addressLimit: Flow = arranged({
  id: "address-limit",
  name: { zh: "流程：地址的上限", en: "flow: the limit of addresses" },
  operations: ["listAddresses", "createAddress"],
  async walk(steps) {
    await begin(steps);
    await fill(steps, "listAddresses", "createAddress", (index) => ({
      name: "契约检查",
      phone: "13800000001",
      province: "浙江省",
      city: "杭州市",
      district: "西湖区",
      detail: `文三路 ${index} 号`,
    }));
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
