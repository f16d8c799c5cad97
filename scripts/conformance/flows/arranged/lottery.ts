import { baseInput } from "../../../api-client/generate/base-input.ts";
import { adapterOf, arranged, begin, logIn } from "./account.ts";

/** Nobody draws after the end. Moves the clock. */
export const lottery = arranged({
  id: "lottery-end",
  name: { zh: "流程：抽奖结束之后", en: "flow: a lottery that has ended" },
  operations: ["getCommonData", "getLotteryActivity", "drawLottery"],
  async walk(steps) {
    const account = await begin(steps);
    const { contract, known } = steps.run;
    const operation = contract.operation("getLotteryActivity");
    const base = operation && baseInput(operation, known);
    const id = steps.need(base?.input.path.id, { zh: "没有抽奖活动的编号", en: "no lottery is known" });
    const { data } = await steps.succeed("getLotteryActivity", { path: { id } });
    const { data: common } = await steps.succeed("getCommonData");
    const left = data.ends_at - common.timestamp + 1;
    if (left > 0) await adapterOf(steps).advance(Math.ceil(left));
    await logIn(steps, account);
    await steps.conflict("drawLottery", "ended", { query: { id } });
  },
});
