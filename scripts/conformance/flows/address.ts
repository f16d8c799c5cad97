import { same } from "../checks/finding.ts";
import type { Flow, Steps } from "./steps.ts";

type Address = { readonly id: number; readonly detail: string; readonly is_default: number };

const ADDRESS = {
  name: "陈晓梅",
  phone: "13800000001",
  province: "浙江省",
  city: "杭州市",
  district: "西湖区",
  detail: "文三路 100 号（契约检查）",
  is_default: 0,
};

/** Add an address, see it, change it, remove it, see it gone. */
export const address: Flow = {
  id: "address",
  name: { zh: "流程：收货地址", en: "flow: delivery address" },
  operations: ["listAddresses", "createAddress", "updateAddress", "deleteAddress"],
  writes: true,
  async walk(steps) {
    const before = await list(steps);
    const { data: made, exchange: making } = await steps.succeed<Address>("createAddress", { body: ADDRESS });
    const path = { id: made.id };
    const find = async () => (await list(steps)).find(({ id }) => id === made.id);
    const added = await find();
    steps.law(
      making,
      added?.detail === ADDRESS.detail,
      "created",
      { zh: "列出新地址", en: "the new address is listed" },
      added,
    );
    const detail = "文三路 102 号（契约检查）";
    const { exchange: changing } = await steps.succeed("updateAddress", {
      path,
      body: { ...ADDRESS, detail },
    });
    const changed = await find();
    steps.law(changing, changed?.detail === detail, "detail", same(detail), changed?.detail);
    const { exchange: removing } = await steps.succeed("deleteAddress", { path });
    const after = await list(steps);
    const expected = { zh: "不再列出，其他地址不变", en: "not listed any more, the others stay" };
    const left = after.map(({ id }) => id).toSorted((a, b) => a - b);
    const wanted = before.map(({ id }) => id).toSorted((a, b) => a - b);
    steps.law(removing, String(left) === String(wanted), "deleted", expected, { ids: left });
    const again = await steps.call("deleteAddress", { path });
    steps.law(
      again,
      [200, 404].includes(again.answer.status),
      "repeated",
      same("200, 404"),
      again.answer.status,
    );
  },
};

const list = async (steps: Steps) => (await steps.succeed<readonly Address[]>("listAddresses")).data;
