import { DEFAULT_API } from "../web/api-origins.ts";
import { WEB_PORT } from "./taken-ports.ts";

/** Prints where everything is, who can log in, and how to stop. */
export function announce(dev: boolean) {
  console.log(`
  商城       http://localhost:${WEB_PORT}${dev ? "（热更新）" : ""}
  模拟接口   ${DEFAULT_API.main}
  活动接口   ${DEFAULT_API.activity}
  客服接口   ${DEFAULT_API.chat}
  接口参考   ${DEFAULT_API.main}/__mock__/docs

  演示账号（密码均为 demo1234）
    buyer      普通药店：找药、加购、下单、账期付款
    unsigned   未签电子合同：结算时先去签署
    big        3,000 行的购物车

  按 Ctrl-C 停止
`);
}
