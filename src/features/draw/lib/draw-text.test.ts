import { describe, expect, it } from "vitest";
import { ApiError } from "#src/shared/api/api-error.ts";
import { explainFailure, prizeMessage } from "./draw-text.ts";

describe("prizeMessage", () => {
  it("congratulates on a prize, with its remarks", () => {
    expect(prizeMessage({ name: "200 积分", remarks: "可在积分商城兑换礼品" }, false)).toBe(
      "恭喜您，抽中了 200 积分（可在积分商城兑换礼品）！",
    );
    expect(prizeMessage({ name: "雨伞", remarks: "" }, false)).toBe("恭喜您，抽中了雨伞！");
    expect(prizeMessage({ name: "雨伞 2 把", remarks: "" }, false)).toBe("恭喜您，抽中了雨伞 2 把！");
  });

  it("does not congratulate on a blank", () => {
    expect(prizeMessage({ name: "谢谢参与", remarks: "下次好运" }, true)).toBe(
      "很遗憾，这次没有中奖：谢谢参与（下次好运）。",
    );
  });
});

describe("explainFailure", () => {
  const failure = (kind: ConstructorParameters<typeof ApiError>[0], message = "") =>
    explainFailure(new ApiError(kind, message, { operationId: "drawLottery" }));

  it("shows the server's reason if there is one, otherwise that retrying is safe", () => {
    expect(failure("business", "冬日抽奖已经结束，请留意下一次活动")).toBe(
      "冬日抽奖已经结束，请留意下一次活动",
    );
    expect(failure("agreement-required", "请先签署协议")).toBe("请先签署协议");
    expect(failure("business")).toContain("抽奖失败，请重新抽奖");
    expect(failure("network")).toContain("暂未取得结果");
    expect(explainFailure(new Error("unknown"))).toMatch(/^抽奖失败，请重新抽奖/u);
    const refused = { status: 422, errors: { id: ["活动不存在"] } };
    expect(
      explainFailure(
        new ApiError("validation", "提交的内容有误", { operationId: "drawLottery", ...refused }),
      ),
    ).toBe("活动不存在");
    expect(failure("server")).toMatch(/^系统繁忙.*会显示同一结果/u);
    expect(failure("timeout")).toContain("暂未取得结果");
  });
});
