import { baseInput } from "../../../api-client/generate/base-input.ts";
import { adapterOf, arranged, begin, logIn } from "./account.ts";

/** One prize for each buyer, and none after the end. Moves the clock. */
export const lottery = arranged({
  id: "lottery-end",
  name: { zh: "流程：抽奖结束之后", en: "flow: a lottery that has ended" },
  operations: ["getCommonData", "getLotteryActivity", "drawLottery"],
  async walk(steps) {
    const late = await adapterOf(steps).makeAccount({ kind: "approved" });
    await begin(steps);
    const { contract, known } = steps.run;
    const operation = contract.operation("getLotteryActivity");
    const base = operation && baseInput(operation, known);
    const id = steps.need(base?.input.path.id, { zh: "没有抽奖活动的编号", en: "no lottery is known" });
    const { data } = await steps.succeed("getLotteryActivity", { path: { id } });
    const query = { id };
    const { data: common } = await steps.succeed("getCommonData");
    if (data.starts_at <= common.timestamp && common.timestamp < data.ends_at) {
      const { data: prize } = await steps.succeed("drawLottery", { query });
      const { data: again, exchange } = await steps.succeed("drawLottery", { query });
      steps.equal(exchange, "drawn again", again.name, prize.name);
    }
    const left = data.ends_at - common.timestamp + 1;
    if (left > 0) await adapterOf(steps).advance(Math.ceil(left));
    await logIn(steps, late);
    await steps.conflict("drawLottery", "ended", { query });
  },
});
