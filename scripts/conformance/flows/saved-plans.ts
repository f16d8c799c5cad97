import { same } from "../../api-client/checks/finding.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Fields } from "../../api-client/request/input.ts";
import type { Flow, Steps } from "./steps.ts";

/** Written as pharmacies write: units, a blank quantity, goods that left the shop, and a text over 100 characters. */
const LINES: Fields[] = [
  { text: "阿莫西林胶囊 0.25g*24粒", quantity: "2件" },
  { text: "契约检查 a+b&c=%41 &lt;b&gt; <i>", quantity: "3中包", goods_id: 2_147_480_000 },
  { text: "板蓝根颗粒" },
  { text: "契约检查".repeat(30), quantity: "0.5盒" },
];

const WRITTEN = LINES.map((line) => ({ quantity: "", goods_id: 0, ...line }));

/** Saves a purchase plan, opens it, renames it, and deletes it: its lines stay as they were written, in their order. */
export const savedPlans: Flow = {
  id: "saved-plans",
  name: { zh: "流程：保存的采购计划", en: "flow: saved purchase plans" },
  operations: ["listSavedPlans", "createSavedPlan", "getSavedPlan", "updateSavedPlan", "deleteSavedPlan"],
  writes: true,
  async walk(steps) {
    const { data: before } = await steps.succeed("listSavedPlans");
    const [name = "", renamed = ""] = freeNames(before);
    const { data: made, exchange } = await steps.succeed("createSavedPlan", { body: { name, lines: LINES } });
    const path = { id: made.id };
    steps.undoBy("deleteSavedPlan", { path });
    steps.equal(exchange, "data.lines_count", made.lines_count, LINES.length);
    const user = await steps.peek("getCurrentUser");
    if (user) steps.equal(exchange, "data.store", made.store, user.company);
    await expectLines(steps, made.id);
    const taken = { body: { name, lines: LINES.slice(1) }, probe: SAME_NAME };
    await removeAgain(steps, await steps.conflict("createSavedPlan", "name", taken));

    const { data: changed, exchange: renaming } = await steps.succeed("updateSavedPlan", {
      path,
      body: { name: renamed },
    });
    steps.equal(renaming, "data.name", changed.name, renamed);
    await expectLines(steps, made.id);

    const second = await steps.succeed("createSavedPlan", { body: { name, lines: LINES.slice(1) } });
    const other = { id: second.data.id };
    steps.undoBy("deleteSavedPlan", { path: other });
    await steps.conflict("updateSavedPlan", "name", {
      path: other,
      body: { name: renamed },
      probe: SAME_NAME,
    });

    const { data: removed, exchange: removal } = await steps.succeed("deleteSavedPlan", { path });
    steps.equal(removal, "data.lines", removed.lines, WRITTEN, AS_WRITTEN);
    const gone = await steps.call("getSavedPlan", { path });
    steps.law(gone, gone.response.status === 404, "deleted", same("404"), gone.response.status);
  },
};

const AS_WRITTEN = { zh: "各行与保存时一样，顺序不变", en: "the lines as they were saved, in their order" };
const SAME_NAME = { zh: "已有的名称", en: "a name that is taken" };

async function expectLines(steps: Steps, id: number): Promise<void> {
  const { data, exchange } = await steps.succeed("getSavedPlan", { path: { id } });
  steps.equal(exchange, "data.lines", data.lines, WRITTEN, AS_WRITTEN);
}

/** A second plan of the same name that should not have been made. */
async function removeAgain(steps: Steps, { response }: Exchange): Promise<void> {
  if (response.status >= 300) return;
  const { data } = await steps.succeed("listSavedPlans");
  const newest = Math.max(...data.map(({ id }) => id));
  steps.undoBy("deleteSavedPlan", { path: { id: newest } });
}

/** Names that no plan of the account has. */
function freeNames(plans: readonly { readonly name: string }[]): string[] {
  const taken = new Set(plans.map(({ name }) => name));
  return Array.from({ length: plans.length + 2 }, (_, index) => `契约检查 ${index + 1}`).filter(
    (name) => !taken.has(name),
  );
}
